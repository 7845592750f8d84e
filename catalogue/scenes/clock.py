"""A round wall clock, 300 mm, printed board with black hands.

Surface `face`: x, y in mm from the top-left of the disc's square, y down.
"""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
import rig  # noqa: E402
import materials as m  # noqa: E402
import shapes as s  # noqa: E402
import stage  # noqa: E402
from passes import render_passes  # noqa: E402

RADIUS = 150.0
ALBEDO = (0.80, 0.795, 0.785)


def face():
    graph = m.Printed("face", ALBEDO, 0.32, 0.4)
    graph.bump(graph.noise(graph.vector(graph.x_mm * 0.1, graph.y_mm * 0.1), 1.0, 2), 0.4, 0.002)
    return graph.done()


def hand(length_mm, tail_mm, width_mm, angle_deg, z, material):
    """A tapered hand; angle clockwise from twelve."""
    import bpy
    w = width_mm * 0.005
    outline = [(-w * 0.8, -tail_mm * 0.01), (w * 0.8, -tail_mm * 0.01), (w, 0), (w * 0.45, length_mm * 0.01), (-w * 0.45, length_mm * 0.01), (-w, 0)]
    vertices = [(x, y, dz) for dz in (0, 0.014) for x, y in outline]
    n = len(outline)
    faces = [tuple(range(n, 2 * n)), tuple(range(n))[::-1]] + [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    thing = rig.mesh_object("hand", vertices, faces, smooth=False)
    thing.data.materials.append(material)
    thing.location = (0, 0, z)
    thing.rotation_euler = (0, 0, math.radians(-angle_deg))
    return thing


def clock():
    import bpy
    black = m.plain("hands", (0.012, 0.012, 0.013), 0.35, 0.4)
    parts = [s.slab("disc", s.circle_outline(RADIUS), 8.0, 1.6, face(), m.plain("edge", (0.70, 0.69, 0.67), 0.5))]
    parts.append(hand(78, 20, 8.5, 304, 0.125, black))
    parts.append(hand(118, 24, 6.5, 52, 0.15, black))
    parts.append(hand(124, 32, 2.0, 176, 0.175, m.plain("second", (0.45, 0.04, 0.025), 0.35, 0.4)))
    parts.append(s.turned("hub", [(8.5, 8), (8.5, 18), (7.5, 20), (0, 20.4)], (0, 0, 0), black, 48, 0))
    holder = bpy.data.objects.new("holder", None)
    bpy.context.collection.objects.link(holder)
    for part in parts:
        part.parent = holder
    holder.rotation_euler = (math.radians(90), 0, 0)
    return holder


def main():
    args = rig.scene_arguments()
    scene = rig.empty_scene()
    rig.set_up_cycles(scene, args.size, args.samples, seed=61)
    piece = clock()
    stage.wall((0.66, 0.635, 0.595))
    rig.set_world(scene, 0.45)
    if args.variant == "shelf":
        piece.location = (0.35, -0.12, 3.0)
        stage.sideboard(0.0, 3.4)
        mouth = stage.vase(-1.95, -1.2, 0, 190, (0.30, 0.13, 0.08))
        for n, tip in enumerate([(-2.6, -1.3, 3.6), (-1.4, -0.8, 3.7), (-2.1, -1.0, 4.3)]):
            stage.branch(mouth - [0, 0, 1.0], tip, 80 + n)
        stage.books(1.7, -1.5, 0, [(2.2, 1.6, 0.28), (2.0, 1.5, 0.24)], [(0.10, 0.14, 0.13), (0.46, 0.42, 0.35)], [3, -4])
        stage.window_light((0.2, 0, 2.6), 11000, 220, 33, panes=(2, 3), pane=(2.5, 2.3), gap=0.38)
        rig.area_light((9, -14, 6), (0, 0, 2), 900, 7, colour=rig.FILL_COLOUR)
        rig.camera(scene, (0.1, -21, 2.9), (0.05, -0.3, 2.28), lens_mm=115)
    else:
        piece.location = (0, -0.12, 0)
        stage.window_light((0.2, 0, 0.1), 9500, 226, 36, panes=(2, 3), pane=(2.4, 2.1), gap=0.33)
        rig.area_light((9, -14, 3), (0, 0, 0), 1100, 7, colour=rig.FILL_COLOUR)
        rig.camera(scene, (0, -24, 0.0), (0, 0, 0.0), field_units=4.1)
    render_passes(scene, args.out, args.size, {
        "surface": "face", "scaleMm": [1000, 1000], "offsetMm": [0, 0],
        "baseAlbedo": list(ALBEDO), "exposeBy": "diffuse", "glossy": False,
    })


main()
