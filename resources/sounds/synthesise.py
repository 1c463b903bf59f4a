#!/usr/bin/env python3
"""Synthesises the sounds of the game and prints what it made: python3 synthesise.py [FOLDER]

Every sound is struck wood: a few inharmonic partials that die away, the higher the sooner, and the
short noise of the contact. The same run gives the same bytes. Python's standard library is all it
needs.
"""

import cmath
import math
import pathlib
import random
import struct
import sys
import wave

RATE = 44100
LOUDNESS = -21.0  # dB, of the loudest WINDOW, weighted as the ear hears
WINDOW = 0.050
PEAK_LIMIT = 0.89  # -1 dB

# Partials of a struck piece of wood: ratio to the pitch, strength, seconds until 60 dB down.
# A board has many, close together and short, so that none of them is heard as a note.
BOARD = [
    (0.47, 0.50, 0.090),
    (0.79, 0.62, 0.080),
    (1.0, 0.95, 0.085),
    (1.38, 0.70, 0.070),
    (1.93, 0.74, 0.060),
    (2.71, 0.66, 0.050),
    (3.52, 0.48, 0.040),
    (4.83, 0.40, 0.032),
    (6.40, 0.30, 0.025),
    (8.70, 0.20, 0.018),
]
# A bar cut to sing, as a marimba's is: its second partial two octaves up.
BAR = [
    (1.0, 1.0, 0.36),
    (2.62, 0.20, 0.060),
    (3.93, 0.42, 0.13),
    (6.1, 0.16, 0.045),
    (9.2, 0.18, 0.050),
]
# A small hard block.
BLOCK = [
    (0.61, 0.50, 0.050),
    (1.0, 1.0, 0.052),
    (1.48, 0.75, 0.045),
    (2.05, 0.55, 0.036),
    (2.90, 0.35, 0.026),
    (4.2, 0.20, 0.018),
]
# Wood under felt.
MUFFLED = [
    (0.66, 0.70, 0.130),
    (1.0, 1.0, 0.105),
    (1.37, 0.70, 0.090),
    (1.92, 0.50, 0.070),
    (2.60, 0.30, 0.050),
]


def low_pass(samples, cutoff):
    """One pole: 6 dB an octave, no ringing."""
    keep, value, result = math.exp(-2 * math.pi * cutoff / RATE), 0.0, []
    for sample in samples:
        value = sample + (value - sample) * keep
        result.append(value)
    return result


def high_pass(samples, cutoff):
    return [sample - low for sample, low in zip(samples, low_pass(samples, cutoff))]


def strike(
    pitch, partials, seed, *, attack=0.0018, contact=0.85, brightness=4600.0, ring=1.0, strength=1.0
):
    """One blow on wood. Contact is the share of noise; brightness, in Hz, how hard the hammer."""
    chance = random.Random(seed)
    length = int(RATE * (max(seconds for _, _, seconds in partials) * ring + 0.01))
    samples = [0.0] * length
    for ratio, level, seconds in partials:
        frequency = pitch * ratio * chance.uniform(0.994, 1.006)  # no two pieces of wood are equal
        phase = chance.uniform(0, 2 * math.pi)
        softened = level / math.sqrt(1 + (frequency / brightness) ** 2)
        decay = math.log(1000) / (seconds * ring * RATE)
        for i in range(length):
            samples[i] += (
                softened
                * math.exp(-decay * i)
                * math.sin(2 * math.pi * frequency * i / RATE + phase)
            )
    noise = [
        chance.uniform(-1, 1) * math.exp(-i / (0.0032 * RATE))
        for i in range(min(length, int(RATE * 0.03)))
    ]
    noise = high_pass(low_pass(low_pass(noise, brightness), brightness), 350)
    for i, sample in enumerate(noise):
        samples[i] += contact * 3.2 * sample
    rise = int(attack * RATE)
    for i in range(rise):
        samples[i] *= 0.5 - 0.5 * math.cos(math.pi * i / rise)
    return [strength * sample for sample in samples]


def together(*parts):
    """Mixes (seconds, samples) pairs."""
    length = max(int(start * RATE) + len(samples) for start, samples in parts)
    mixed = [0.0] * length
    for start, samples in parts:
        first = int(start * RATE)
        for i, sample in enumerate(samples):
            mixed[first + i] += sample
    return mixed


def in_a_room(samples):
    """Three early reflections from a table and a wall, each duller than the last."""
    dull = low_pass(samples, 1800)
    duller = low_pass(dull, 1200)
    return together(
        (0, samples),
        (0.0061, [0.20 * s for s in dull]),
        (0.0113, [0.13 * s for s in duller]),
        (0.0187, [0.08 * s for s in duller]),
    )


def put_down(seed, pitch=430.0, strength=1.0):
    return strike(pitch, BOARD, seed, strength=strength)


def note(pitch, seed, *, ring=1.0, strength=1.0):
    return strike(pitch, BAR, seed, contact=0.34, brightness=3200.0, ring=ring, strength=strength)


def all_sounds():
    return {
        "move": put_down(1),
        "capture": together(
            (0, strike(640, BLOCK, 2, contact=0.60, brightness=4200, strength=0.75)),
            (0.062, put_down(3, 385)),
        ),
        "castle": together((0, put_down(4, 450, 0.9)), (0.085, put_down(5, 395))),
        "check": together(
            (0, put_down(6, 430, 0.9)),
            (
                0.055,
                strike(1174.7, BAR, 7, contact=0.10, brightness=5200, ring=0.40, strength=0.55),
            ),
        ),
        "promotion": together(
            (0, note(523.3, 8, ring=0.36, strength=0.9)), (0.075, note(784.0, 9, ring=0.36))
        ),
        "illegal": strike(185, MUFFLED, 10, attack=0.004, contact=0.45, brightness=620),
        "win": together(
            (0, note(392.0, 11, strength=0.8)),
            (0.110, note(523.3, 12, strength=0.85)),
            (0.220, note(659.3, 13, strength=0.9)),
            (0.220, note(392.0, 14, strength=0.5)),
            (0.220, note(784.0, 15, ring=1.2, strength=0.55)),
        ),
        "draw": together(
            (0, note(440.0, 16, strength=0.8)),
            (0, note(349.2, 17, strength=0.6)),
            (0.180, note(392.0, 18, strength=0.8)),
            (0.180, note(329.6, 19, ring=1.2, strength=0.7)),
        ),
        "lowtime": strike(930, BLOCK, 20, attack=0.0015, contact=0.35, brightness=3400, ring=1.4),
    }


def biquad(samples, b0, b1, b2, a1, a2):
    x1 = x2 = y1 = y2 = 0.0
    result = []
    for x in samples:
        y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
        x1, x2, y1, y2 = x, x1, y, y1
        result.append(y)
    return result


def as_heard(samples):
    """The K weighting of ITU-R BS.1770, made for this sample rate."""
    k, q = math.tan(math.pi * 1681.974 / RATE), 0.7071752
    high, middle = 10 ** (3.999844 / 20), (10 ** (3.999844 / 20)) ** 0.4996667
    a0 = 1 + k / q + k * k
    shelved = biquad(
        samples,
        (high + middle * k / q + k * k) / a0,
        2 * (k * k - high) / a0,
        (high - middle * k / q + k * k) / a0,
        2 * (k * k - 1) / a0,
        (1 - k / q + k * k) / a0,
    )
    k, q = math.tan(math.pi * 38.13547 / RATE), 0.5003270
    a0 = 1 + k / q + k * k
    return biquad(shelved, 1, -2, 1, 2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0)


def loudness(samples):
    """Of the loudest window, in dB."""
    width, energy, loudest = int(WINDOW * RATE), 0.0, 0.0
    heard = as_heard(samples) + [0.0] * width
    for i, sample in enumerate(heard):
        energy += sample * sample
        if i >= width:
            energy -= heard[i - width] ** 2
        loudest = max(loudest, energy)
    return 10 * math.log10(loudest / width)


def finished(samples):
    """In the room, without rumble, at the common loudness, with a silent end."""
    samples = high_pass(in_a_room(samples), 60)
    gain = 10 ** ((LOUDNESS - loudness(samples)) / 20)
    samples = [gain * sample for sample in samples]
    floor = max(abs(sample) for sample in samples) * 10 ** (-54 / 20)
    end = max(i for i, sample in enumerate(samples) if abs(sample) > floor)
    fade = int(0.006 * RATE)
    samples = samples[: end + fade]
    for i in range(1, fade + 1):
        samples[-i] *= (i - 1) / fade
    assert max(abs(sample) for sample in samples) <= PEAK_LIMIT
    return samples


def write_wav(path, samples):
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(b"".join(struct.pack("<h", round(32767 * sample)) for sample in samples))


def spectrum(samples):
    """Powers of the frequencies up to half the rate, by the fast Fourier transform."""

    def transform(values):
        if len(values) == 1:
            return values
        even, odd = transform(values[0::2]), transform(values[1::2])
        half = len(even)
        turned = [cmath.exp(-2j * math.pi * i / (2 * half)) * odd[i] for i in range(half)]
        return [even[i] + turned[i] for i in range(half)] + [
            even[i] - turned[i] for i in range(half)
        ]

    size = 1 << (len(samples) - 1).bit_length()
    return [
        abs(value) ** 2 for value in transform(samples + [0.0] * (size - len(samples)))[: size // 2]
    ]


def row(name, samples):
    """What tells wood from a beep: its start, its end, its weight, how much of it is one pitch."""
    heights = [abs(sample) for sample in samples]
    step = int(0.001 * RATE)
    envelope = [max(heights[i : i + step]) for i in range(0, len(heights), step)]
    peak = max(envelope)
    first = max(heights[: 20 * step])
    attack = next(i for i, height in enumerate(heights) if height >= 0.9 * first) * 1000 / RATE
    decay = max(i for i, height in enumerate(envelope) if height >= 0.1 * peak)
    powers = spectrum(samples)
    total, width = sum(powers), RATE / (2 * len(powers))
    centroid = sum(i * width * power for i, power in enumerate(powers)) / total
    strongest = max(range(len(powers)), key=powers.__getitem__)
    near = round(15 / width)
    purity = sum(powers[max(0, strongest - near) : strongest + near + 1]) / total
    rms = math.sqrt(sum(sample * sample for sample in samples) / len(samples))
    return (
        f"{name:10} {1000 * len(samples) / RATE:6.0f} {20 * math.log10(max(heights)):8.1f} "
        f"{20 * math.log10(rms):7.1f} {loudness(samples):8.1f} {attack:8.1f} {decay:9} "
        f"{centroid:12.0f} {strongest * width:13.0f} {purity:6.0%}"
    )


def main():
    here = pathlib.Path(__file__).resolve().parent
    folder = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else here
    folder.mkdir(parents=True, exist_ok=True)
    print(
        "sound          ms  peak dB  RMS dB  loud dB  rise ms  -20dB ms"
        "  centroid Hz  strongest Hz  in it"
    )
    for name, samples in all_sounds().items():
        samples = finished(samples)
        write_wav(folder / f"{name}.wav", samples)
        print(row(name, samples))


if __name__ == "__main__":
    main()
