"""An A5 hardcover notebook with rounded corners, elastic band and ribbon.

Surface `cover`: x, y in mm from the top-left of the front cover (142 x 210 mm), y down.
"""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
import bpy  # noqa: E402
import rig  # noqa: E402
import materials as m  # noqa: E402
import shapes as s  # noqa: E402
import table  # noqa: E402
from passes import render_passes  # noqa: E402

WIDTH, HEIGHT = 142.0, 210.0
ALBEDO = (0.80, 0.80, 0.79)
BLOCK = 13.0
BAND_X = 122.0


def cover_outline():
    """Rounded only at the right; straight at the spine."""
    right = s.rounded_outline(WIDTH, HEIGHT, 9, 12)
    n = len(right) // 4
    half_w, half_h = WIDTH / 2, HEIGHT / 2
    corner = lambda x, y: [(x + math.cos(math.radians(a)) * 1.0, y + math.sin(math.radians(a)) * 1.0) for a in ((90, 135, 180) if y > 0 else (180, 225, 270))]  # noqa: E731
    return right[:n] + corner(-half_w + 1, half_h - 1) + corner(-half_w + 1, -half_h + 1) + right[3 * n:]


def board():
    """Printed paper laminated on board: a joint groove beside the spine."""
    graph = m.Printed("cover", ALBEDO, 0.5, 0.3)
    x, y = graph.x_mm, graph.y_mm
    grain = graph.noise(graph.vector(x * 0.8, y * 0.8), 1.0, 3) * 0.035
    slow = graph.noise(graph.vector(x * 0.03, y * 0.03), 1.0, 2) * 0.25
    band = x.gauss(BAND_X, 3.4) * -0.10
    graph.bump(grain + slow + x.gauss(9.0, 1.8) * -0.9 + band)
    return graph.done()


def notebook(x, y, turn_deg):
    before = set(bpy.data.objects)
    white = m.plain("board", (0.74, 0.73, 0.71), 0.6, 0.25)
    paper = m.Printed("pages", (0.70, 0.66, 0.57), 0.9, 0.1)
    _, _, z = paper.xyz(paper.position())
    paper.bump((z * 700.0).sin(), 1.0, 0.003)
    lower = s.slab("lower", cover_outline(), 2.2, 0.7, white)
    block = s.slab("pages", s.rounded_outline(WIDTH - 5, HEIGHT - 6, 6, 10), BLOCK, 0.3, paper.material)
    block.location = (-0.01, 0, 0.02)
    upper = s.slab("cover", cover_outline(), 2.2, 0.8, board(), white, wrap=True)
    upper.location = (0, 0, 0.022 + BLOCK * 0.01 - 0.004)
    top = upper.location[2] + 0.022
    s.box("spine", (0.05, HEIGHT * 0.01, top - 0.004), (-WIDTH * 0.005 + 0.018, 0, top / 2 - 0.002), white, 0.02)
    elastic = m.plain("elastic", (0.025, 0.025, 0.028), 0.8, 0.2, bump=0.004, scale=40)
    bx = BAND_X * 0.01 - WIDTH * 0.005
    half = HEIGHT * 0.005
    s.box("band", (0.062, 2 * half + 0.02, 0.012), (bx, 0, top + 0.005), elastic, 0.004)
    for sign in (1, -1):
        s.box("band", (0.062, 0.012, top + 0.01), (bx, sign * (half + 0.006), top / 2 + 0.005), elastic, 0.004)
    ribbon = [(0.12 + 0.02 * t + 0.03 * math.sin(t * 2.2), -half + 0.1 - 0.11 * t, 0.07 - 0.05 * min(1, t / 2.5)) for t in [k * 0.25 for k in range(17)]]
    curve = s.tube("ribbon", ribbon, 0.0, m.plain("ribbon", (0.30, 0.06, 0.04), 0.6))
    curve.data.bevel_depth = 0.0
    curve.data.extrude = 0.028
    curve.data.twist_mode = "Z_UP"
    for point in curve.data.splines[0].points:
        point.tilt = math.radians(90)
    holder = bpy.data.objects.new("holder", None)
    bpy.context.collection.objects.link(holder)
    for part in set(bpy.data.objects) - before - {holder}:
        part.parent = holder
    holder.location = (x, y, 0)
    holder.rotation_euler = (0, 0, math.radians(turn_deg))


def main():
    args = rig.scene_arguments()
    scene = rig.empty_scene()
    rig.set_up_cycles(scene, args.size, args.samples, seed=41)
    notebook(0, 0, 9 if args.variant == "desk" else 0)
    if args.variant == "desk":
        table.wooden_desk(scene, (0, 0, 0), m.OAK, reach=4.0, scale=1.1)
        table.pen(1.18, -0.35, 78)
        table.cup(-1.75, 1.35)
        table.keyboard(0.9, 2.2, -4)
        rig.camera(scene, (0.2, -5.4, 6.6), (0.06, 0.22, 0), lens_mm=82)
    else:
        table.clean_ground(scene, (0, 0, 0), 3.2)
        rig.camera(scene, (0.5, -3.0, 10.5), (0.0, -0.02, 0.08), field_units=2.75)
    render_passes(scene, args.out, args.size, {
        "surface": "cover", "scaleMm": [1000, 1000], "offsetMm": [0, 0],
        "baseAlbedo": list(ALBEDO), "exposeBy": "picture", "glossy": False,
    })


main()
