"""A jigsaw of 14 x 10 pieces, 294 x 210 mm; every piece is a body of its own with knobs and rounded edges.

Surface `front`: x, y in mm from the top-left of the whole picture, y down.
"""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
import numpy as np  # noqa: E402
import rig  # noqa: E402
import materials as m  # noqa: E402
import stage  # noqa: E402
import table  # noqa: E402
from passes import render_passes  # noqa: E402

COLUMNS, ROWS, CELL = 14, 10, 21.0
THICK, ROUND, GAP = 2.0, 0.22, 0.05
ALBEDO = (0.80, 0.797, 0.785)
WIDTH, HEIGHT = COLUMNS * CELL, ROWS * CELL


def satin():
    graph = m.Printed("satin", ALBEDO, 0.45, 0.35)
    graph.bump(graph.noise(graph.vector(graph.x_mm * 2.0, graph.y_mm * 2.0), 1.0, 2) * 0.012)
    return graph.done()


def edge(random):
    """One cut from (0, 0) to (1, 0) with a knob to +y or -y: points along it, in cells."""
    sign = random.choice((-1, 1))
    shift = random.uniform(-0.05, 0.05)
    size = random.uniform(0.92, 1.08)
    half = [(0, 0), (0.18, 0.015), (0.33, 0.012), (0.405, 0.045), (0.405, 0.105), (0.375, 0.17), (0.41, 0.24)]
    knots = half + [(0.5, 0.265)] + [(1 - x, y) for x, y in half[::-1]]
    p = np.array(knots)
    inner = slice(1, -1)
    p[inner, 0] += shift
    p[inner, 1] *= size * sign
    wave = random.uniform(-0.03, 0.03)
    p[:, 1] += wave * np.sin(np.pi * p[:, 0])
    padded = np.vstack([2 * p[0] - p[1], p, 2 * p[-1] - p[-2]])
    out = []
    for i in range(1, len(padded) - 2):
        for t in np.arange(3) / 3:
            a, b, d, e = padded[i - 1:i + 3]
            out.append(0.5 * (2 * b + (d - a) * t + (2 * a - 5 * b + 4 * d - e) * t**2 + (3 * b - a - 3 * d + e) * t**3))
    return np.array(out + [p[-1]])


def outlines(seed):
    """Counter-clockwise outline in mm (x right, y up from the bottom-left) of every piece, by (column, row)."""
    random = np.random.default_rng(seed)
    straight = np.array([(0.0, 0.0), (1.0, 0.0)])
    across = {(k, r): straight if r in (0, ROWS) else edge(random) for r in range(ROWS + 1) for k in range(COLUMNS)}
    upright = {(k, r): straight if k in (0, COLUMNS) else edge(random) for r in range(ROWS) for k in range(COLUMNS + 1)}
    out = {}
    for r in range(ROWS):
        for k in range(COLUMNS):
            bottom = across[k, r] + [k, r]
            top = across[k, r + 1] + [k, r + 1]
            left = upright[k, r][:, ::-1] * [-1, 1] + [k, r]
            right = upright[k + 1, r][:, ::-1] * [-1, 1] + [k + 1, r]
            ring = np.vstack([bottom[:-1], right[:-1], top[::-1][:-1], left[::-1][:-1]])
            out[k, r] = ring * CELL
    return out


def inset(ring, distance):
    along = np.roll(ring, -1, 0) - np.roll(ring, 1, 0)
    along /= np.linalg.norm(along, axis=1)[:, None] + 1e-9
    return ring + np.c_[-along[:, 1], along[:, 0]] * distance


def _mesh(name, ring_mm, levels, middle, material, first_printed):
    """Rings of the outline, each (inset, height) in mm, and a lid; faces from ring `first_printed` on carry the print."""
    n = len(ring_mm)
    co = np.array([(x, y, z) for d, z in levels for x, y in inset(ring_mm, d)])
    faces = [(k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i) for k in range(len(levels) - 1) for i in range(n)]
    printable = [k >= first_printed for k in range(len(levels) - 1) for _ in range(n)] + [True]
    faces.append(tuple(range((len(levels) - 1) * n, len(levels) * n)))
    thing = rig.mesh_object(name, (co - [*middle, 0]) * 0.01, faces)
    thing.data.polygons[len(faces) - 1].use_smooth = False
    layer = thing.data.uv_layers.new(name="print")
    uv = np.c_[co[:, 0], HEIGHT - co[:, 1]] / 1000
    layer.data.foreach_set("uv", uv[np.concatenate([np.array(f) for f in faces])].ravel())
    rig.face_attribute(thing.data, "printable", printable)
    thing.data.materials.append(material)
    return thing


def piece(ring, material, place=None):
    """place: (x, y, turn in degrees, z) of a loose piece, or None where it belongs. There a printed bed lies just below
    the face, so that the cuts are dark lines in the picture and not holes in it."""
    middle = ring.mean(0)
    levels = [(GAP, 0.0), (GAP, THICK - ROUND), (GAP + ROUND * 0.3, THICK - ROUND * 0.3), (GAP + ROUND, THICK)]
    home = ((middle[0] - WIDTH / 2) * 0.01, (middle[1] - HEIGHT / 2) * 0.01, 0)
    thing = _mesh("piece", ring, levels, middle, material, 1)
    if place:
        thing.location = (place[0], place[1], place[3])
        thing.rotation_euler = (0, 0, math.radians(place[2]))
    else:
        thing.location = home
        _mesh("bed", ring, [(0, 0.1), (0, THICK - 0.7)], middle, material, 0).location = home
    return thing


def main():
    args = rig.scene_arguments()
    scene = rig.empty_scene()
    rig.set_up_cycles(scene, args.size, args.samples, seed=91)
    face = satin()
    rings = outlines(4)
    if args.variant == "table":
        loose = {(12, 0): (1.30, -1.50, 24, 0), (13, 0): (1.72, -1.20, -38, 0), (13, 1): (1.72, -0.66, 63, 0)}
    else:
        loose = {(13, 0): (1.62, -1.20, -21, 0), (12, 0): (1.22, -1.33, 12, 0)}
    for key, ring in rings.items():
        piece(ring, face, loose.get(key))
    if args.variant == "table":
        table.wooden_desk(scene, (0, 0, 0), m.WALNUT, reach=4.6, scale=1.1)
        table.cup(-1.55, 2.05)
        rig.camera(scene, (0.4, -5.6, 6.2), (0.10, 0.02, 0), lens_mm=84)
    else:
        table.clean_ground(scene, (0, 0, 0), 3.8, (0.60, 0.575, 0.535))
        rig.camera(scene, (0, -3.2, 11.2), (0.08, -0.08, 0), field_units=3.75)
    render_passes(scene, args.out, args.size, {
        "surface": "front", "scaleMm": [1000, 1000], "offsetMm": [0, 0],
        "baseAlbedo": list(ALBEDO), "exposeBy": "picture", "glossy": False,
    })


main()
