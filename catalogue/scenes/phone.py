"""A phone case, printed over its back and rounded sides; the 6.1-inch model is pictured.

Surface `back`: x, y in mm from the top-left of the flattened back: the printed face with 3 mm of each side.
"""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
import rig  # noqa: E402
import materials as m  # noqa: E402
import shapes as s  # noqa: E402
import stage  # noqa: E402
import table  # noqa: E402
from passes import render_passes  # noqa: E402

WIDTH, HEIGHT, THICK, CORNER = 75.0, 151.0, 10.6, 15.0
ROUND = 4.2
ALBEDO = (0.80, 0.80, 0.79)
CAMERA = (-15.2, 53.2, 36.0)  # middle x, y from the case's middle, side; mm


def shell():
    """Coated polycarbonate, half gloss."""
    graph = m.Printed("shell", ALBEDO, 0.28, 0.45)
    graph.bump(graph.noise(graph.vector(graph.x_mm * 0.9, graph.y_mm * 0.9), 1.0, 2), 0.4, 0.0012)
    return graph.done()


def lens(x, y, z, radius_mm):
    """One camera: metal ring, dark glass, a smaller pupil."""
    steel = m.plain("steel", (0.32, 0.32, 0.33), 0.25, 0.5, metallic=1.0)
    glass = m.plain("lens", (0.004, 0.005, 0.008), 0.03, 0.6, clearcoat=1.0)
    iris = m.plain("iris", (0.012, 0.014, 0.03), 0.15, 0.5)
    r = radius_mm
    s.turned("ring", [(r, 0), (r, 1.5), (r - 0.4, 2.0), (r - 1.2, 2.0), (r - 1.5, 1.5)], (x, y, z), steel, 64, 0)
    s.turned("glass", [(0, 1.35), (r - 1.3, 1.35)], (x, y, z), glass, 64, 0)
    s.turned("iris", [(r * 0.28, 1.37), (r * 0.52, 1.37)], (x, y, z), iris, 64, 0)


def phone(x, y, turn_deg):
    """The case with its phone, back up, the middle at x, y (units)."""
    import bpy
    before = set(bpy.data.objects)
    side = m.plain("bumper", (0.62, 0.62, 0.61), 0.4, 0.4)
    s.slab("case", s.rounded_outline(WIDTH, HEIGHT, CORNER, 16), THICK, ROUND, shell(), side, wrap=True)
    cx, cy, a = CAMERA[0] * 0.01, CAMERA[1] * 0.01, CAMERA[2]
    top = THICK * 0.01
    lip = s.rounded_outline(a + 3.4, a + 3.4, 11.5, 12)
    ring = s.slab("lip", lip, 1.3, 0.8, m.plain("lip", (0.70, 0.70, 0.69), 0.35, 0.4))
    ring.location = (cx, cy, top - 0.002)
    plate = s.slab("plate", s.rounded_outline(a, a, 9.8, 12), 1.0, 0.3, m.plain("plate", (0.035, 0.037, 0.042), 0.22, 0.5))
    plate.location = (cx, cy, top + 0.0055)
    z = top + 0.015
    for dx, dy in ((-8.2, 8.2), (-8.2, -8.2), (8.2, 0)):
        lens(cx + dx * 0.01, cy + dy * 0.01, z, 6.6)
    s.turned("flash", [(0, 0.5), (2.4, 0.5), (2.6, 0)], (cx + 0.082, cy + 0.115, z), m.plain("flash", (0.75, 0.70, 0.55), 0.3), 32, 0)
    s.turned("hole", [(0, 0.05), (1.1, 0.05)], (cx + 0.082, cy - 0.115, z), m.plain("hole", (0.01, 0.01, 0.01), 0.6), 24, 0)
    for ky, length in ((0.42, 0.10), (0.16, 0.20), (-0.10, 0.20)):
        s.box("key", (0.03, length, 0.035), (-WIDTH * 0.005 - 0.004, ky, 0.052), side, 0.008)
    holder = bpy.data.objects.new("holder", None)
    bpy.context.collection.objects.link(holder)
    for part in set(bpy.data.objects) - before - {holder}:
        if part.parent is None:
            part.parent = holder
    holder.location = (x, y, 0)
    holder.rotation_euler = (0, 0, math.radians(turn_deg))
    return holder


def main():
    args = rig.scene_arguments()
    scene = rig.empty_scene()
    rig.set_up_cycles(scene, args.size, args.samples, seed=31)
    if args.variant == "desk":
        table.wooden_desk(scene, (0, 0, 0), m.WALNUT, reach=3.0, scale=1.5)
        phone(-0.12, 0.02, 14)
        table.cup(1.30, 1.15)
        table.pen(0.95, -0.55, 68)
        rig.camera(scene, (0.1, -3.2, 5.6), (0.12, 0.06, 0), lens_mm=92)
    else:
        table.clean_ground(scene, (0, 0, 0), 2.6, (0.62, 0.595, 0.555))
        phone(0, 0, 0)
        # A tall soft box seen in the shell's rounded sides.
        rig.area_light((-2.6, 0.6, 1.7), (0, 0, 0), 9, 0.5, 3.0)
        rig.camera(scene, (0, -1.1, 8.2), (0, 0.005, 0.05), field_units=1.92)
    render_passes(scene, args.out, args.size, {
        "surface": "back", "scaleMm": [1000, 1000], "offsetMm": [0, 0],
        "baseAlbedo": list(ALBEDO), "exposeBy": "diffuse", "glossy": True,
    })


main()
