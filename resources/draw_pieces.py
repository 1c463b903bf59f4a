#!/usr/bin/env python3
import re, sys, pathlib
HERE = pathlib.Path(__file__).resolve().parent

def fmt(v):
    return f"{v:.2f}".rstrip("0").rstrip(".")

def parse(text):
    tokens = re.findall(r"[MLCZ]|-?\d+(?:\.\d+)?", text)
    segs, i, cmd = [], 0, None
    need = {"M": 1, "L": 1, "C": 3, "Z": 0}
    while i < len(tokens):
        if tokens[i] in need:
            cmd = tokens[i]; i += 1
            if cmd == "Z":
                segs.append(("Z", [])); continue
        n = need[cmd]
        pts = [(float(tokens[i+2*k]), float(tokens[i+2*k+1])) for k in range(n)]
        i += 2*n
        segs.append((cmd, pts))
        if cmd == "M": cmd = "L"
    return segs

def write(segs):
    return " ".join(c + " ".join(f"{fmt(x)},{fmt(y)}" for x, y in p) for c, p in segs)

def turned(text):
    """Mirror right half profile (top to bottom) at x=50 and close."""
    segs = parse(text)
    pts = [segs[0][1][0]]
    out = list(segs)
    back = []
    prev = pts[0]
    for c, p in segs[1:]:
        back.append((c, prev, p)); prev = p[-1]
    m = lambda q: (100-q[0], q[1])
    last = segs[-1][1][-1]
    if last[0] != 50: out.append(("L", [m(last)]))
    for c, start, p in reversed(back):
        if c == "L": out.append(("L", [m(start)]))
        else: out.append(("C", [m(p[1]), m(p[0]), m(start)]))
    out.append(("Z", []))
    return write(out)

def base(foot, ring, plinth):
    """From the stem's foot (half-width) at y 70.5 down to the base line."""
    f, r, p = 50+foot, 50+ring, 50+plinth
    return (f"L {f},70.5 C {r},70.5 {r},76.5 {r-1},77 "
            f"C {p},77 {p},79 {p},82 L {p},84.2 C {p},85.6 {p-.6},86.25 {p-2},86.25 L 50,86.25")

def across(y, half, sag=1.2):
    return f"M {50-half},{y} C {50-half/2},{y+sag} {50+half/2},{y+sag} {50+half},{y}"

KING = dict(
    body=turned("M 50,9.75 L 54,9.75 L 53.1,14.3 L 59.4,13.3 L 59.4,21.5 L 53.1,20.5 L 53.6,25.6"
        "C 60.6,25.8 67.4,28.4 70.8,32.6 C 69.6,40.6 64.4,44.4 62.2,49.8 L 65.6,50.6 C 67.4,51.6 67.4,54.9 65.6,55.9 L 61.2,56.6"
        "C 61.8,63.2 65,67.6 71,70.5" + base(21,25,30.25)),
    lines=[across(33.8,19,2.8), across(50,12.2), across(56.4,11.2), across(70.5,21), across(77,24.5)])
QUEEN = dict(
    body=turned("M 50,14.75 C 52.7,14.75 54.7,16.7 54.7,19.3 C 54.7,20.8 54,22.1 52.9,22.9 L 55.4,31.2 L 61.2,22.8 L 63.4,31.4 L 71.6,25.6"
        "C 70.2,37.6 64.6,43.4 61.8,50 L 65.2,50.8 C 67,51.8 67,55 65.2,56 L 60.8,56.6"
        "C 61.4,63.2 64.6,67.6 70.4,70.5" + base(20.4,24.6,30.25)),
    lines=[across(39,17,2.8), across(50.2,11.8), across(56.4,10.8), across(70.5,20.4), across(77,24)])
BISHOP = dict(
    body=turned("M 50,19.75 C 52.7,19.75 54.6,21.6 54.6,24 C 54.6,25.4 54,26.5 53.1,27.3 C 60.4,31.5 65,37.6 65,43.6 C 65,47.6 62.8,50.4 60.2,52.6"
        "L 63.8,53.4 C 65.4,54.3 65.4,57.1 63.8,58 L 59.6,58.6"
        "C 60,64 62.6,67.8 67.4,70.5" + base(17.4,22,28.25)),
    lines=["M 58.6,31.6 L 52,42", across(52.8,10.2,1.4), across(58.4,9.6), across(70.5,17.4), across(77,21.4)])
ROOK = dict(
    body=turned("M 50,28.75 L 54.4,28.75 L 54.4,35 L 61.4,35 L 61.4,28.75 L 71,28.75 L 71,38.6 C 71,40.4 70.4,41.4 69,42.2 L 64.4,45.2"
        "C 64.4,56 65.8,64 70,70.5" + base(20,24,29.25)),
    lines=[across(45,14.4), across(70.5,20), across(77,23.4)])
PAWN = dict(
    body=turned("M 50,36.75 C 56.5,36.75 61.6,41.4 61.6,47.5 C 61.6,51 60,53.8 57.5,55.9 L 60.8,56.7 C 62.3,57.5 62.3,60.1 60.8,60.9 L 56.6,61.5"
        "C 57,66 59.4,69 62.6,71.6 C 65.8,73.6 67,75.4 67,77 C 70.2,77.4 71.25,79.4 71.25,82 L 71.25,84.2 C 71.25,85.6 70.6,86.25 69.2,86.25 L 50,86.25"),
    lines=[across(56.1,7.5), across(61.3,6.6), across(77,17)])
KNIGHT = dict(
    body="M 30,77 C 29.6,70.4 34.4,66.2 39.8,61.6 C 44.2,57.8 47.8,54.6 48.8,49 "
         "C 44.8,52.6 40.2,53 36.6,54.4 C 33.6,55.6 32.6,57.8 30.8,59.8 C 28.6,62.2 25.4,62.6 23,61.2 C 20.4,61.4 18,60 16.8,57.6 "
         "C 15.2,54.2 15.8,51.2 17.8,48.2 C 21.4,43 23.6,39 27.2,35.2 C 29.4,32.9 31.8,31.4 34.8,30.4 "
         "C 34.4,27.8 35.6,25.6 37.8,24 C 39.6,25.2 40.8,26.8 41.6,28.6 C 42,26 43.6,23.8 46.2,22.5 C 49,24.6 50.4,27.4 50.4,30.6 "
         "C 55.6,29.6 60.6,32.2 62.6,37.2 C 67.4,38 70.4,42 70.6,47.2 C 74.2,49.4 76,54 74.8,59.2 C 77.2,63.4 77.4,70 74.8,77 "
         "C 78.6,77 80.25,79 80.25,82 L 80.25,84.2 C 80.25,85.6 79.6,86.25 78.2,86.25 L 21.8,86.25 C 20.4,86.25 19.75,85.6 19.75,84.2 L 19.75,82 C 19.75,79 21.5,77 30,77 Z",
    lines=[across(77,22.5), "M 48.8,49 C 52.2,45.8 52.8,41.8 51,38", "M 23,61.2 C 24.2,59.2 25.6,58 27.4,57.4",
           "M 62.6,37.2 C 60.6,35.6 58,35 55.4,35.4", "M 70.6,47.2 C 67.8,44.8 64.4,44 61,44.8", "M 74.8,59.2 C 72,56 68.4,54.6 64.6,55.2"],
    dots=["M 31.6,41.6 C 32.6,38.8 35.8,37.4 38.8,38.6 C 38.4,41.8 34.9,43.6 31.6,41.6 Z", "M 20,55.2 C 19.4,53.4 20.3,51.8 22.2,51.6 C 22.6,53.6 21.8,54.9 20,55.2 Z"])

INK = "#2A2A2E"
def svg(body):
    return ('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">\n' + body + "</svg>\n")

def gradient(id, stops):
    s = "".join(f'<stop offset="{o}" stop-color="{c}"/>' for o, c in stops)
    return f'  <defs><linearGradient id="{id}" gradientUnits="userSpaceOnUse" x1="20" y1="0" x2="80" y2="0">{s}</linearGradient></defs>\n'

def white(p):
    o = gradient("wood", [(0,"#FFFDF8"),(0.5,"#FFFBF2"),(1,"#EADFCB")])
    o += f'  <path d="{p["body"]}" fill="url(#wood)" stroke="{INK}" stroke-width="3.5" stroke-linejoin="round"/>\n'
    for l in p.get("lines",[]):
        o += f'  <path d="{l}" fill="none" stroke="{INK}" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/>\n'
    for d in p.get("dots",[]):
        o += f'  <path d="{d}" fill="{INK}"/>\n'
    return svg(o)

LIGHT = "#BDB6AA"
def black(p):
    o = gradient("wood", [(0,"#3B3B41"),(0.5,"#2E2E33"),(1,"#242428")])
    o += f'  <path d="{p["body"]}" fill="{INK}" stroke="#1E1E22" stroke-width="5" stroke-linejoin="round"/>\n'
    o += f'  <path d="{p["body"]}" fill="none" stroke="{LIGHT}" stroke-width="2.2" stroke-linejoin="round"/>\n'
    o += f'  <path d="{p["body"]}" fill="url(#wood)"/>\n'
    for l in p.get("lines",[]):
        o += f'  <path d="{l}" fill="none" stroke="{LIGHT}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/>\n'
    for d in p.get("dots",[]):
        o += f'  <path d="{d}" fill="{LIGHT}"/>\n'
    return svg(o)

if __name__ == "__main__":
    out = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else HERE / "pieces" / "classic"
    out.mkdir(parents=True, exist_ok=True)
    for n, p in dict(K=KING,Q=QUEEN,R=ROOK,B=BISHOP,N=KNIGHT,P=PAWN).items():
        (out/f"w{n}.svg").write_text(white(p)); (out/f"b{n}.svg").write_text(black(p))
