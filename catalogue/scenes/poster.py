"""A framed poster, 300 x 400 mm, in an oak frame under acrylic glass.

Surface `front`: x, y in mm from the top-left corner of the visible paper, y down.
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

WIDTH, HEIGHT = 3.0, 4.0  # units
FRAME, DEPTH = 0.17, 0.24
ALBEDO = (0.80, 0.795, 0.785)


def paper():
    """Matt art paper behind clear glass: the gloss is the glass."""
    graph = m.Printed("paper", ALBEDO, 0.75, 0.12)
    graph.principled.inputs["Clearcoat"].default_value = 0.35
    graph.principled.inputs["Clearcoat Roughness"].default_value = 0.02
    graph.bump(graph.noise(graph.vector(graph.x_mm * 0.6, graph.y_mm * 0.6), 1.0, 2), 0.5, 0.002)
    return graph.done()


def mitred_frame(material_across, material_up):
    """Four mouldings that meet in mitres; local: picture plane z = 0 facing +z."""
    x0, y0 = WIDTH / 2 - 0.03, HEIGHT / 2 - 0.03
    x1, y1 = x0 + FRAME, y0 + FRAME
    profile = [(0, 0.0), (0, DEPTH - 0.05), (0.012, DEPTH - 0.015), (0.03, DEPTH), (FRAME - 0.03, DEPTH), (FRAME - 0.008, DEPTH - 0.012), (FRAME, DEPTH - 0.04), (FRAME, -0.04)]
    parts = []
    for turn in range(4):
        across = turn % 2 == 0
        half_in = (x0 if across else y0)
        off_in = (y0 if across else x0)
        vertices, faces = [], []
        for d, z in profile:
            for sign in (-1, 1):
                vertices.append((sign * (half_in + d), off_in + d, z))
        for k in range(len(profile) - 1):
            a = 2 * k
            faces.append((a, a + 1, a + 3, a + 2))
        part = rig.mesh_object("moulding", vertices, faces, smooth=False)
        part.data.materials.append(material_across)
        part.rotation_euler = (0, 0, math.radians(90 * turn))
        parts.append(part)
    return parts


def framed():
    """The picture as one empty-parented group; local z is the direction it faces."""
    import bpy
    sheet = s.slab("sheet", s.rounded_outline(300, 400, 0.5, 2), 0.4, 0.1, paper())
    oak = m.wood("oak", m.OAK, "x", 1.6, 0.5)
    parts = mitred_frame(oak, oak) + [sheet]
    back = s.box("back", (WIDTH + 0.2, HEIGHT + 0.2, 0.05), (0, 0, -0.03), m.plain("back", (0.2, 0.15, 0.1)), 0)
    parts.append(back)
    holder = bpy.data.objects.new("holder", None)
    bpy.context.collection.objects.link(holder)
    for part in parts:
        part.parent = holder
    return holder


def main():
    args = rig.scene_arguments()
    scene = rig.empty_scene()
    rig.set_up_cycles(scene, args.size, args.samples, seed=11)
    picture = framed()
    stage.wall((0.68, 0.655, 0.615))
    if args.variant == "sideboard":
        rig.set_world(scene, 0.42)
        top = 0.0
        stage.sideboard(top)
        lean = 7
        picture.rotation_euler = (math.radians(90 - lean), 0, math.radians(0))
        half = HEIGHT / 2 + FRAME
        picture.location = (0.35, -0.05 - half * math.sin(math.radians(lean)), half * math.cos(math.radians(lean)) - 0.02)
        mouth = stage.vase(-2.35, -1.15, top, 220)
        for n, tip in enumerate([(-3.0, -1.3, 4.5), (-1.75, -0.8, 4.9), (-3.5, -1.0, 3.7), (-2.2, -1.9, 4.2)]):
            stage.branch(mouth - [0, 0, 1.2], tip, 20 + n)
        z = stage.books(2.75, -1.7, top, [(2.3, 1.6, 0.30), (2.1, 1.5, 0.22)], [(0.30, 0.10, 0.06), (0.44, 0.39, 0.31)], [4, -3])
        s.turned("cup", [(0, 0), (30, 0), (34, 3), (38, 40), (38, 72), (37, 74), (36, 72), (35, 40), (30, 8), (0, 6)], (2.75, -1.7, z), m.plain("cup", (0.55, 0.52, 0.47), 0.35, 0.4))
        stage.window_light((0.2, 0, 2.4), 11500, 222, 34, panes=(2, 3), pane=(2.6, 2.3), gap=0.4)
        rig.area_light((9, -14, 7), (0, 0, 2), 900, 7, colour=rig.FILL_COLOUR)
        rig.camera(scene, (0.25, -21, 3.2), (0.1, -0.5, 2.25), lens_mm=100)
    else:
        rig.set_world(scene, 0.5)
        picture.rotation_euler = (math.radians(90), 0, 0)
        picture.location = (0, -0.06, 0)
        stage.window_light((0.3, 0, 0.2), 9500, 228, 36, panes=(2, 3), pane=(2.5, 2.1), gap=0.35)
        rig.area_light((9, -14, 3), (0, 0, 0), 1100, 7, colour=rig.FILL_COLOUR)
        rig.camera(scene, (0, -24, 0.0), (0, 0, -0.02), field_units=5.6)
    render_passes(scene, args.out, args.size, {
        "surface": "front", "scaleMm": [1000, 1000], "offsetMm": [0, 0],
        "baseAlbedo": list(ALBEDO), "exposeBy": "diffuse", "glossy": True,
    })


main()
