"""A folded greeting card, 127 x 178 mm, of 300 g board, with its envelope.

Surface `front`: x, y in mm from the card's top-left corner, y down.
"""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
import numpy as np  # noqa: E402
import rig  # noqa: E402
import materials as m  # noqa: E402
import shapes as s  # noqa: E402
import stage  # noqa: E402
import table  # noqa: E402
from passes import render_passes  # noqa: E402
from shading import Graph  # noqa: E402

WIDTH, HEIGHT = 127.0, 178.0
ALBEDO = (0.80, 0.797, 0.787)


def paper():
    graph = m.Printed("paper", ALBEDO, 0.6, 0.25)
    x, y = graph.x_mm, graph.y_mm
    graph.bump(graph.noise(graph.vector(x * 0.9, y * 0.9), 1.0, 3) * 0.02)
    return graph.done()


def inside():
    graph = Graph("inside", ALBEDO, 0.75, 0.15)
    graph.outputs()
    return graph.material


def leaf(name, material, place, printed):
    sheet = s.grid_sheet(name, 24, 24, place, lambda a, b: (a * WIDTH, b * HEIGHT))
    if not printed:
        sheet.data.attributes["printable"].data.foreach_set("value", np.zeros(24 * 24, np.float32))
    sheet.data.materials.append(material)
    return sheet


def facing(sheet, towards):
    """Turns a sheet's faces towards a point."""
    face = sheet.data.polygons[len(sheet.data.polygons) // 2]
    if face.normal.dot(towards - face.center) < 0:
        sheet.data.flip_normals()


def standing(x, y, turn_deg, open_deg, front, back):
    """Front leaf bowed a little, spine upright at the left, back leaf turned away from it by open_deg."""
    turn = math.radians(turn_deg)
    from mathutils import Vector
    for material, own, printed in ((front, 0.0, True), (back, math.radians(open_deg), False)):
        angle = turn + own
        along, out = np.array([math.cos(angle), math.sin(angle)]), np.array([math.sin(angle), -math.cos(angle)])

        def place(a, b):
            bow = 0.020 * np.sin(np.pi * a) * (1 if printed else -1) + 0.05 * (1 - b) ** 2 * a**2
            p = np.array([x, y])[:, None] + along[:, None] * a * WIDTH * 0.01 + out[:, None] * bow
            return p[0], p[1], (1 - b) * HEIGHT * 0.01 + 0.003

        sheet = leaf("leaf", material, place, printed)
        facing(sheet, Vector((x + out[0] * 9, y + out[1] * 9, 1)))
        solid = sheet.modifiers.new("solid", "SOLIDIFY")
        solid.thickness, solid.offset = 0.004, -1
        solid.use_rim = True


def lying(x, y, turn_deg, front, back, z=0.0):
    """Closed, the front leaf springing up a little from its spine at the left."""
    turn = math.radians(turn_deg)
    ca, sa = math.cos(turn), math.sin(turn)
    for material, lift, printed in ((back, 0.0, False), (front, 0.13, True)):
        def place(a, b):
            px, py = (a - 0.5) * WIDTH * 0.01, (0.5 - b) * HEIGHT * 0.01
            up = z + 0.006 + lift * (0.35 * a + 0.65 * a**2) + (0.006 if printed else 0)
            return x + px * ca - py * sa, y + px * sa + py * ca, up + 0 * px

        sheet = leaf("leaf", material, place, printed)
        from mathutils import Vector
        facing(sheet, Vector((x, y, 9)))
        solid = sheet.modifiers.new("solid", "SOLIDIFY")
        solid.thickness, solid.offset = 0.004, -1


def envelope(x, y, turn_deg, z=0.0, colour=(0.40, 0.27, 0.165), flap=True):
    """Kraft envelope lying with its back up: two side flaps, the lower flap over them, the pointed one on top."""
    kraft = m.plain("kraft", colour, 0.9, 0.1, bump=0.0025, scale=40)
    turn = math.radians(turn_deg)
    w, h = 1.33, 1.84

    def part(points, height, thick=0.012):
        outline = [(px * 100, py * 100) for px, py in points]
        thing = s.slab("envelope", outline, 100 * thick, 0.15, kraft)
        thing.location = (x, y, z + height)
        thing.rotation_euler = (0, 0, turn)

    part([(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2)], 0.0)
    part([(-w / 2, -h / 2), (-0.02, -0.04), (-0.02, 0.04), (-w / 2, h / 2)], 0.012, 0.006)
    part([(w / 2, -h / 2), (w / 2, h / 2), (0.02, 0.04), (0.02, -0.04)], 0.012, 0.006)
    part([(-w / 2 + 0.01, -h / 2), (w / 2 - 0.01, -h / 2), (0.10, -0.06), (-0.10, -0.06)], 0.02, 0.006)
    if flap:
        part([(-w / 2 + 0.01, h / 2), (-0.10, -0.16), (0.10, -0.16), (w / 2 - 0.01, h / 2)], 0.028, 0.006)


def main():
    args = rig.scene_arguments()
    scene = rig.empty_scene()
    rig.set_up_cycles(scene, args.size, args.samples, seed=65)
    front, back = paper(), inside()
    if args.variant == "desk":
        standing(-0.62, 0.05, -14, 42, front, back)
        desk = rig.plane("desk", 60)
        desk.data.materials.append(m.wood("desk", m.OAK, "x", 1.0))
        stage.wall((0.64, 0.615, 0.575), 4.6)
        envelope(1.16, 0.62, -24)
        table.pen(1.06, -0.30, 28)
        mouth = stage.vase(-1.75, 1.5, 0, 150, (0.30, 0.13, 0.08))
        for n, tip in enumerate([(-2.5, 1.4, 3.0), (-1.2, 1.8, 3.2), (-1.9, 1.5, 3.6)]):
            stage.branch(mouth - [0, 0, 0.8], tip, 90 + n)
        rig.set_world(scene, 0.6)
        stage.window_light((0, 0.5, 0.9), 10500, 208, 31, panes=(2, 3), pane=(2.4, 2.1), gap=0.35)
        rig.area_light((7, -8, 4), (0, 0, 1), 420, 5, colour=rig.FILL_COLOUR)
        rig.camera(scene, (0.1, -9.6, 2.9), (0.16, 0.2, 0.82), lens_mm=100)
    else:
        table.clean_ground(scene, (0, 0, 0), 2.6, (0.66, 0.635, 0.595))
        envelope(0.36, 0.16, -16)
        lying(-0.30, -0.06, 7, front, back, 0.045)
        rig.camera(scene, (0, -1.6, 9.0), (0.03, 0.0, 0.05), field_units=2.75)
    render_passes(scene, args.out, args.size, {
        "surface": "front", "scaleMm": [1000, 1000], "offsetMm": [0, 0],
        "baseAlbedo": list(ALBEDO), "exposeBy": "picture", "glossy": False,
    })


main()
