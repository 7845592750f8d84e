"""A 500 ml insulated bottle (70 mm wide, 262 mm high), matt white, steel cap.

Surface `wrap`: x = arc length in mm from the seam at the back, y down from the end of the shoulder.
"""
import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
import rig  # noqa: E402
import drink  # noqa: E402
import materials as m  # noqa: E402
import shapes as s  # noqa: E402
import stage  # noqa: E402
from passes import render_passes  # noqa: E402
from shading import Graph  # noqa: E402

RADIUS, LOW, HIGH = 35.0, 7.0, 182.0
ALBEDO = (0.80, 0.797, 0.787)


def bottle(x, y, turn_deg, coat):
    steel = drink.steel(0.3)
    plain = Graph("plain coat", ALBEDO, 0.38, 0.5)
    plain.outputs()
    body = drink.wall("bottle", RADIUS, LOW, HIGH, coat, turn_deg)
    shoulder = [(35, 181.8), (34.9, 187), (34.2, 194), (32.2, 202), (29.0, 209), (25.6, 215), (23.6, 220), (22.9, 225), (22.8, 229)]
    parts = [body,
             s.turned("shoulder", shoulder, (0, 0, 0), plain.material, 160, 1),
             s.turned("foot", [(34.95, 7.2), (34.7, 4.4), (33.8, 2.2), (32.4, 1.2)], (0, 0, 0), plain.material, 160, 1),
             s.turned("base", [(32.4, 1.3), (31.8, 0.4), (30, 0), (0, 0)], (0, 0, 0), steel, 128, 1),
             s.turned("neck", [(22.8, 228.5), (22.4, 229), (21.6, 230), (21.6, 232)], (0, 0, 0), steel, 128, 0),
             s.turned("cap", [(21, 231), (23.2, 231.2), (23.9, 232), (24.0, 234), (24.0, 256), (23.6, 259.5), (22.4, 261.4), (20, 262), (0, 262.3)], (0, 0, 0), steel, 160, 2)]
    for part in parts:
        part.location[0] += x
        part.location[1] += y


def main():
    args = rig.scene_arguments()
    scene = rig.empty_scene()
    rig.set_up_cycles(scene, args.size, args.samples, seed=75)
    coat = drink.coat(ALBEDO, 0.38)
    if args.variant == "desk":
        bottle(0, 0, 6, coat)
        rig.set_world(scene, 0.62)
        desk = rig.plane("desk", 60)
        desk.data.materials.append(m.wood("desk", m.WALNUT, "x", 1.0))
        stage.wall((0.60, 0.575, 0.53), 5.2)
        linen = m.plain("towel", (0.42, 0.40, 0.35), 0.95, 0.1, bump=0.02, scale=14)
        for k in range(3):
            s.box("towel", (2.1 - 0.04 * k, 1.5, 0.2), (1.85, 1.2, 0.11 + 0.19 * k), linen, 0.09, 4 - 3 * k)
        mouth = stage.vase(-1.8, 2.0, 0, 190, (0.30, 0.13, 0.08))
        for n, tip in enumerate([(-2.5, 1.8, 3.7), (-1.3, 2.4, 3.9), (-2.0, 2.0, 4.3)]):
            stage.branch(mouth - [0, 0, 0.9], tip, 110 + n)
        stage.window_light((0, 0.6, 1.4), 10500, 206, 30, panes=(2, 3), pane=(2.6, 2.3), gap=0.35)
        rig.area_light((7, -8, 4), (0, 0, 1.2), 420, 5, colour=rig.FILL_COLOUR)
        drink.strip(2.6, 9)
        rig.camera(scene, (0.15, -11.5, 2.4), (0.15, 0, 1.38), lens_mm=104)
    else:
        bottle(-0.52, 0.10, 62, coat)
        bottle(0.50, -0.12, -28, coat)
        drink.studio(scene, 2.6)
        rig.camera(scene, (0.1, -13.5, 2.2), (0.0, 0, 1.31), lens_mm=142)
    render_passes(scene, args.out, args.size, {
        "surface": "wrap", "scaleMm": [1000, 1000], "offsetMm": [0, 0],
        "baseAlbedo": list(ALBEDO), "exposeBy": "diffuse", "glossy": True,
    })


main()
