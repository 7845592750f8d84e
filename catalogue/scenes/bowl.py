"""A ceramic pet bowl, 150 mm wide and 60 mm high, with upright walls.

Surface `wrap`: x = arc length in mm from the seam at the back, y down from the wall's upper edge.
"""
import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
import numpy as np  # noqa: E402
import rig  # noqa: E402
import drink  # noqa: E402
import materials as m  # noqa: E402
import shapes as s  # noqa: E402
import stage  # noqa: E402
from passes import render_passes  # noqa: E402
from shading import Graph  # noqa: E402

RADIUS, LOW, HIGH = 75.0, 5.0, 54.0
ALBEDO = (0.80, 0.796, 0.784)
LIP = [(75, 53.9), (74.95, 56.5), (74.3, 58.6), (73.0, 59.8), (71.4, 60), (70.0, 59.2), (69.3, 57.2), (69.1, 54), (68.7, 40), (67.6, 26), (64.5, 16), (58, 10.5), (46, 8.4), (0, 8)]
FOOT = [(75, 5.1), (74.7, 3.4), (73.8, 1.6), (72.2, 0.7), (70, 0.3), (68, 0.3), (66, 1.2)]


def glaze():
    graph = Graph("glaze", ALBEDO, 0.24, 0.5)
    graph.outputs()
    return graph.material


def kibble(x, y, seed, count=230):
    """Dry food, heaped: small flat ovals dropped into the bowl by hand of a random generator."""
    random = np.random.default_rng(seed)
    browns = [m.plain("kibble", colour, 0.85, 0.2, bump=0.01, scale=30) for colour in ((0.20, 0.105, 0.05), (0.25, 0.135, 0.065), (0.16, 0.08, 0.038))]
    s.turned("heap", [(66, 30), (50, 36), (25, 40), (0, 41)], (x, y, 0), browns[2], 64, 1)
    for _ in range(count):
        radius, angle = 61 * np.sqrt(random.uniform(0, 1)), random.uniform(0, 2 * np.pi)
        size = random.uniform(0.85, 1.15)
        oval = [(0, -2.7), (3.4, -2.5), (5.2, -1.2), (5.6, 0), (5.2, 1.2), (3.4, 2.4), (0, 2.6)]
        bit = s.turned("kibble", [(r * size, h * size) for r, h in oval], (0, 0, 0), browns[random.integers(3)], 14, 1)
        bit.scale = (1, random.uniform(0.7, 1), 1)
        bit.rotation_euler = random.uniform(-0.6, 0.6, 3) + [0, 0, random.uniform(0, 6)]
        height = 42 - 11 * (radius / 66) ** 2 + random.uniform(-2, 3.2)
        bit.location = (x + radius * np.cos(angle) * 0.01, y + radius * np.sin(angle) * 0.01, height * 0.01)


def bowl(x, y, turn_deg, coat, plain):
    parts = [drink.wall("bowl", RADIUS, LOW, HIGH, coat, turn_deg, seam_mm=4.0, segments=200),
             s.turned("lip", LIP, (0, 0, 0), plain, 200, 1), s.turned("foot", FOOT, (0, 0, 0), plain, 200, 1)]
    for part in parts:
        part.location = (x, y, 0)


def main():
    args = rig.scene_arguments()
    scene = rig.empty_scene()
    rig.set_up_cycles(scene, args.size, args.samples, seed=61)
    coat, plain = drink.coat(ALBEDO, 0.24), glaze()
    if args.variant == "floor":
        bowl(0, 0, 4, coat, plain)
        kibble(0, 0, 8)
        rig.set_world(scene, 0.6)
        floor = rig.plane("floor", 60)
        floor.data.materials.append(m.wood("floor", m.OAK, "x", 1.0, board=1.5))
        stage.wall((0.64, 0.615, 0.575), 3.4)
        s.box("skirting", (60, 0.16, 1.0), (0, 3.32, 0.5), m.plain("skirting", (0.66, 0.645, 0.615), 0.5, 0.3), 0.03)
        linen = m.plain("blanket", (0.33, 0.13, 0.07), 0.95, 0.1, bump=0.03, scale=12)
        for k in range(3):
            s.box("blanket", (2.9 - 0.05 * k, 1.6, 0.22), (-2.35, 1.9, 0.12 + 0.2 * k), linen, 0.1, 5 - 3 * k)
        rubber = m.plain("ball", (0.55, 0.40, 0.08), 0.55, 0.3, bump=0.012, scale=20)
        ball = s.turned("ball", [(0, -30), (12, -27.5), (21, -21.4), (27.5, -12), (30, 0), (27.5, 12), (21, 21.4), (12, 27.5), (0, 30)], (1.35, 0.75, 0.3), rubber, 48, 2)
        ball.rotation_euler = (0.5, 0.4, 0)
        stage.window_light((0, 0.3, 0.3), 10500, 212, 32, panes=(2, 2), pane=(2.6, 2.4), gap=0.4)
        rig.area_light((7, -8, 4), (0, 0, 0.3), 420, 5, colour=rig.FILL_COLOUR)
        drink.strip(0.8, 6)
        rig.camera(scene, (0.1, -7.6, 3.1), (0.05, 0.25, 0.36), lens_mm=92)
    else:
        bowl(-0.86, 0.42, 58, coat, plain)
        bowl(0.72, -0.30, -34, coat, plain)
        drink.studio(scene, 1.2, 1.2)
        rig.camera(scene, (0.05, -11.5, 3.0), (-0.04, 0, 0.25), lens_mm=126)
    render_passes(scene, args.out, args.size, {
        "surface": "wrap", "scaleMm": [1000, 1000], "offsetMm": [0, 0],
        "baseAlbedo": list(ALBEDO), "exposeBy": "diffuse", "glossy": True,
    })


main()
