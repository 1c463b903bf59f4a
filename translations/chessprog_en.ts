<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Explainer</name>
    <message numerus="yes">
        <source>%1 forces checkmate in %n.</source>
        <translation>
            <numerusform>%1 forces checkmate in %n.</numerusform>
            <numerusform>%1 forces checkmate in %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message numerus="yes">
        <source>White mates in %n</source>
        <translation>
            <numerusform>White mates in %n</numerusform>
            <numerusform>White mates in %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black mates in %n</source>
        <translation>
            <numerusform>Black mates in %n</numerusform>
            <numerusform>Black mates in %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>mate in %n</source>
        <translation>
            <numerusform>mate in %n</numerusform>
            <numerusform>mate in %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>mated in %n</source>
        <translation>
            <numerusform>mated in %n</numerusform>
            <numerusform>mated in %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chess::CapturedPieces</name>
    <message numerus="yes">
        <source>%1. Ahead by %n point(s)</source>
        <translation>
            <numerusform>%1. Ahead by %n point</numerusform>
            <numerusform>%1. Ahead by %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chess::ClockChooser</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chess::PreferencesDialog</name>
    <message numerus="yes">
        <source>%n millisecond(s)</source>
        <translation>
            <numerusform>%n millisecond</numerusform>
            <numerusform>%n milliseconds</numerusform>
        </translation>
    </message>
</context>
</TS>
