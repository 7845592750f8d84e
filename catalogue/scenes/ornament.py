"""A round glazed ornament, 75 mm, with twine.

Surface `face`: x, y in mm from the top-left of the disc's square, y down.
"""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
import numpy as np  # noqa: E402
import bpy  # noqa: E402
import rig  # noqa: E402
import materials as m  # noqa: E402
import shapes as s  # noqa: E402
import stage  # noqa: E402
import table  # noqa: E402
from passes import render_passes  # noqa: E402

RADIUS = 37.5
HOLE_Y = 32.0
ALBEDO = (0.80, 0.795, 0.78)


def glaze():
    graph = m.Printed("glaze", ALBEDO, 0.09, 0.5)
    graph.bump(graph.noise(graph.position(), 7.0, 1), 0.2, 0.004)
    x, y = graph.x_mm - RADIUS, graph.y_mm - (RADIUS - HOLE_Y)
    from_hole = (x * x + y * y)._math("SQRT")
    return graph.done(from_hole.above(2.6))


def ornament(turn_deg, seed):
    """Lying at the origin; the twine runs through the hole and loosely away."""
    before = set(bpy.data.objects)
    disc = s.slab("disc", s.circle_outline(RADIUS), 3.2, 1.3, glaze(), wrap=True)
    hole = s.turned("hole", [(0, 3.22), (2.0, 3.22), (2.5, 3.3), (2.9, 3.23)], (0, HOLE_Y * 0.01, 0), m.plain("hole", (0.10, 0.09, 0.08), 0.8), 32, 0)
    random = np.random.default_rng(seed)
    twine = m.plain("twine", (0.40, 0.27, 0.15), 0.95, 0.1, bump=0.012, scale=60)
    y0 = HOLE_Y * 0.01
    knots = np.array([(0.0, y0, 0.0), (0.0, y0, 0.05), (-0.02, y0 + 0.05, 0.06), (-0.05, y0 + 0.11, 0.03), (-0.15, y0 + 0.29, 0.022), (-0.21, y0 + 0.50, 0.022), (-0.04, y0 + 0.66, 0.022), (0.18, y0 + 0.55, 0.022), (0.15, y0 + 0.33, 0.03), (0.05, y0 + 0.12, 0.05), (0.02, y0 + 0.06, 0.07), (0.0, y0, 0.055), (0.0, y0, 0.0)])
    smooth = []
    padded = np.vstack([knots[0], knots, knots[-1]])
    for i in range(1, len(padded) - 2):
        for t in np.arange(8) / 8:
            a, b, d, e = padded[i - 1:i + 3]
            smooth.append(0.5 * (2 * b + (d - a) * t + (2 * a - 5 * b + 4 * d - e) * t**2 + (3 * b - a - 3 * d + e) * t**3))
    for phase in (0, math.pi):
        strand = [p + 0.007 * np.array([math.cos(k * 1.3 + phase), math.sin(k * 1.3 + phase), math.sin(k * 1.3 + phase)]) for k, p in enumerate(smooth)]
        s.tube("twine", strand, 0.009, twine)
    holder = bpy.data.objects.new("holder", None)
    bpy.context.collection.objects.link(holder)
    for part in set(bpy.data.objects) - before - {holder}:
        part.parent = holder
    holder.rotation_euler = (0, 0, math.radians(turn_deg))
    return holder


def main():
    args = rig.scene_arguments()
    scene = rig.empty_scene()
    rig.set_up_cycles(scene, args.size, args.samples, seed=85)
    piece = ornament(-14 if args.variant == "wood" else 6, 3)
    piece.location = (0.03, -0.22, 0)
    if args.variant == "wood":
        table.wooden_desk(scene, (0, 0, 0), m.WALNUT, reach=2.0, scale=1.8, leaves=True)
        fir = (0.05, 0.085, 0.045)
        for n, (root, tip) in enumerate([((-1.3, 0.95, 0.05), (-0.45, 0.30, 0.03)), ((-1.2, 0.2, 0.05), (-0.72, -0.62, 0.03)), ((1.25, 0.9, 0.05), (0.55, 0.62, 0.03))]):
            stage.branch(root, tip, 130 + n, 18, 26, fir)
        rig.camera(scene, (0.05, -2.6, 4.4), (0.02, 0.04, 0), lens_mm=100)
    else:
        table.clean_ground(scene, (0, 0, 0), 1.5, (0.60, 0.57, 0.53))
        rig.area_light((-1.6, 1.9, 1.8), (0, 0, 0), 12, 1.2, 1.2)
        # Two panes of a window in the glaze: what the disc mirrors towards the camera lies straight above it.
        for x in (-0.62, -0.17):
            rig.area_light((x, 0.78, 3.0), (x, 0.78, 0), 3.5, 0.38, 0.9)
        rig.camera(scene, (0.0, -1.2, 4.6), (0.01, 0.05, 0), field_units=1.66)
    render_passes(scene, args.out, args.size, {
        "surface": "face", "scaleMm": [1000, 1000], "offsetMm": [0, 0],
        "baseAlbedo": list(ALBEDO), "exposeBy": "diffuse", "glossy": True,
    })


main()
