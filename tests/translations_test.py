#!/usr/bin/env python3
"""Checks every translation: nothing missing, nothing left over, every place kept.

translations_test.py FOLDER LUPDATE   FOLDER holds the .ts files and update.py.
"""
import importlib.util
import pathlib
import re
import shutil
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

# %1 and %L1 are the same place; %n is the number of a plural form.
PLACE = re.compile(r"%L?(n|[1-9][0-9]?)")
MNEMONIC = re.compile(r"&(?=[^&\s])")
# Forms that may say the number in words: Arabic zero, one and two, Hebrew one.
WITHOUT_NUMBER = {"ar": {0, 1, 2}, "he": {0}}
PLURAL_FORMS = {"ar": 6}
# The letters of these are joined: an underlined one would fall out of its word.
WITHOUT_MNEMONICS = {"ar"}


def key_of(context, message):
    comment = message.find("comment")
    return (context, message.findtext("source"), comment.text if comment is not None else "")


def messages_of(file):
    for context in ElementTree.parse(file).iter("context"):
        for message in context.iter("message"):
            yield key_of(context.findtext("name"), message), message


def places(text):
    return sorted(PLACE.findall(text))


def form_troubles(language, source, form, may_lack_number):
    """What is wrong with one form of one translation."""
    if not form.strip():
        # A separator of words may be blank; nothing else.
        return [] if not source.strip() and form else ["is not translated"]
    wanted, found = places(source), places(form)
    if may_lack_number and "n" not in found:
        wanted = [place for place in wanted if place != "n"]
    troubles = []
    if wanted != found:
        troubles.append(f"has the places {found} instead of {wanted}: {form}")
    mnemonics = 0 if language in WITHOUT_MNEMONICS else len(MNEMONIC.findall(source))
    if len(MNEMONIC.findall(form)) != mnemonics:
        troubles.append(f"does not have {mnemonics} mnemonics (&): {form}")
    if source.endswith("…") != form.endswith("…"):
        troubles.append(f"does not keep the dots at the end: {form}")
    if (source[:1] == " ") != (form[:1] == " ") or (source[-1:] == " ") != (form[-1:] == " "):
        troubles.append(f"does not keep the space at an end: {form}")
    return troubles


def message_troubles(language, message):
    source, translation = message.findtext("source"), message.find("translation")
    state = translation.get("type")
    if state is not None:
        return [f"is {state}"]
    if message.get("numerus") != "yes":
        return form_troubles(language, source, translation.text or "", False)
    forms = [form.text or "" for form in translation.iter("numerusform")]
    wanted = PLURAL_FORMS.get(language, 2)
    if len(forms) != wanted:
        return [f"has {len(forms)} plural forms instead of {wanted}"]
    lacking = WITHOUT_NUMBER.get(language, set())
    return [trouble for number, form in enumerate(forms)
            for trouble in form_troubles(language, source, form, number in lacking)]


def check_file(file, fresh):
    """Troubles of one .ts file; `fresh` is a copy that lupdate has just brought up to date."""
    language = file.stem.rsplit("_", 1)[1]
    troubles = []
    here, wanted = dict(messages_of(file)), {key for key, _ in messages_of(fresh)}
    for key in wanted - here.keys():
        troubles.append((key, "is missing: build the target update_translations"))
    for key in here.keys() - wanted:
        troubles.append((key, "is no longer in the sources"))
    for key, message in here.items():
        troubles += [(key, trouble) for trouble in message_troubles(language, message)]
    text = file.read_text(encoding="utf-8")
    if "<location" in text:
        troubles.append((("", "", ""), "names lines of the sources, which change all the time"))
    return [f"{file.name}: {context} “{source}”{' (' + comment + ')' if comment else ''} {trouble}"
            for (context, source, comment), trouble in troubles]


def main(folder, lupdate):
    files = sorted(folder.glob("chessprog_*.ts"))
    if not files:
        return [f"no translations in {folder}"]
    specification = importlib.util.spec_from_file_location("update", folder / "update.py")
    update = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(update)
    with tempfile.TemporaryDirectory() as temporary:
        copies = [pathlib.Path(shutil.copy(file, temporary)) for file in files]
        update.update(lupdate, copies)
        return [trouble for file, copy in zip(files, copies) for trouble in check_file(file, copy)]


if __name__ == "__main__":
    sys.dont_write_bytecode = True
    found = main(pathlib.Path(sys.argv[1]), sys.argv[2])
    print("\n".join(found) if found else "all translations are complete")
    sys.exit(1 if found else 0)
