"""A 20 oz straight steel tumbler (73 mm wide, 203 mm high), white coating, white lid.

Surface `wrap`: x = arc length in mm from the seam at the back, y down from the coated wall's upper edge.
"""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
import rig  # noqa: E402
import drink  # noqa: E402
import materials as m  # noqa: E402
import shapes as s  # noqa: E402
import stage  # noqa: E402
import table  # noqa: E402
from passes import render_passes  # noqa: E402

RADIUS, LOW, HIGH = 36.5, 5.0, 199.0
ALBEDO = (0.80, 0.797, 0.787)


def tumbler(x, y, turn_deg, coat):
    steel = drink.steel()
    body = drink.wall("tumbler", RADIUS, LOW, HIGH, coat, turn_deg)
    parts = [body]
    parts.append(s.turned("base", [(0, 1.0), (30, 1.0), (33, 0), (35, 0.3), (36.1, 1.6), (36.45, 4), (36.45, 5.2)], (0, 0, 0), steel, 128, 1))
    parts.append(s.turned("rim", [(36.45, 198.8), (36.45, 202), (36.2, 203.2), (35.6, 203.6), (35.0, 203.2), (34.6, 200), (34.6, 150)], (0, 0, 0), steel, 128, 1))
    lid = m.plain("lid", (0.60, 0.60, 0.59), 0.3, 0.5)
    parts.append(s.turned("lid", [(0, 207), (24, 207), (29, 208), (32.5, 211), (36.6, 211.5), (38.0, 210.5), (38.2, 208), (37.8, 204.4), (36.8, 203.7), (34.4, 203.7), (34.2, 196), (33.2, 195.6), (32.8, 203.5), (28, 204.4), (0, 204.4)], (0, 0, 0), lid, 128, 1))
    gasket = m.plain("gasket", (0.55, 0.55, 0.54), 0.5)
    parts.append(s.turned("gasket", [(34.5, 198.0), (34.7, 200.0), (34.5, 202.0)], (0, 0, 0), gasket, 96, 0))
    slide = s.box("slide", (0.17, 0.26, 0.05), (0.06, -0.08, 2.095), m.plain("slide", (0.62, 0.62, 0.61), 0.3), 0.015)
    parts.append(slide)
    for part in parts:
        part.location[0] += x
        part.location[1] += y


def main():
    args = rig.scene_arguments()
    scene = rig.empty_scene()
    rig.set_up_cycles(scene, args.size, args.samples, seed=71)
    coat = drink.coat(ALBEDO, 0.26)
    if args.variant == "desk":
        tumbler(0, 0, 8, coat)
        rig.set_world(scene, 0.62)
        desk = rig.plane("desk", 60)
        desk.data.materials.append(m.wood("desk", m.OAK, "x", 1.0))
        stage.wall((0.64, 0.615, 0.575), 5.2)
        stage.books(1.75, 1.5, 0, [(2.3, 1.6, 0.30), (2.1, 1.5, 0.24), (1.9, 1.4, 0.2)], [(0.33, 0.12, 0.07), (0.44, 0.39, 0.31), (0.12, 0.16, 0.16)], [6, -4, 2])
        mouth = stage.vase(-1.75, 2.2, 0, 170, (0.33, 0.30, 0.265))
        for n, tip in enumerate([(-2.5, 2.0, 3.3), (-1.2, 2.6, 3.5), (-1.9, 2.2, 3.9)]):
            stage.branch(mouth - [0, 0, 0.9], tip, 90 + n)
        stage.window_light((0, 0.6, 1.1), 10500, 208, 30, panes=(2, 3), pane=(2.4, 2.1), gap=0.35)
        rig.area_light((7, -8, 4), (0, 0, 1), 420, 5, colour=rig.FILL_COLOUR)
        drink.strip(2.1, 9)
        rig.camera(scene, (0.15, -10.5, 2.1), (0.15, 0, 1.12), lens_mm=112)
    else:
        tumbler(-0.52, 0.10, 62, coat)
        tumbler(0.50, -0.12, -28, coat)
        drink.studio(scene, 2.1)
        rig.camera(scene, (0.1, -12.5, 2.0), (0.0, 0, 1.03), lens_mm=165)
    render_passes(scene, args.out, args.size, {
        "surface": "wrap", "scaleMm": [1000, 1000], "offsetMm": [0, 0],
        "baseAlbedo": list(ALBEDO), "exposeBy": "diffuse", "glossy": True,
    })


main()
