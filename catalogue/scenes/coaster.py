"""A round ceramic coaster, 100 mm, on a cork base.

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
import table  # noqa: E402
from passes import render_passes  # noqa: E402

RADIUS = 50.0
ALBEDO = (0.80, 0.795, 0.785)


def stoneware():
    """Absorbent stone: a soft sheen, nearly even."""
    graph = m.Printed("stone", ALBEDO, 0.48, 0.42)
    x, y = graph.x_mm, graph.y_mm
    graph.bump(graph.noise(graph.vector(x * 1.6, y * 1.6), 1.0, 3) * 0.03 + graph.noise(graph.vector(x * 0.12, y * 0.12), 1.0, 1) * 0.05)
    return graph.done()


def cork():
    from shading import Graph
    graph = Graph("cork", (0.36, 0.22, 0.12), 0.95, 0.1)
    grain = graph.noise(graph.position(), 28.0, 4)
    stops = [(0.3, (0.16, 0.085, 0.04)), (0.5, (0.37, 0.23, 0.125)), (0.7, (0.48, 0.32, 0.19))]
    graph.tree.links.new(graph.ramp(grain + 0.5, stops), graph.principled.inputs["Base Color"])
    graph.bump(grain, 1.0, 0.02)
    return graph.material


def coaster(x, y, turn_deg, face, base, z=0.0):
    tile = s.slab("tile", s.circle_outline(RADIUS), 6.0, 1.4, face, m.plain("edge", (0.74, 0.73, 0.71), 0.45, 0.4), wrap=False)
    pad = s.turned("cork", [(0, 0), (47.5, 0), (48, 0.3), (48, 2.2)], (x, y, z), base, 128, 0)
    tile.location = (x, y, z + 0.02)
    tile.rotation_euler = (0, 0, math.radians(turn_deg))
    return tile, pad


def main():
    args = rig.scene_arguments()
    scene = rig.empty_scene()
    rig.set_up_cycles(scene, args.size, args.samples, seed=81)
    face, base = stoneware(), cork()
    if args.variant == "table":
        coaster(-0.32, -0.22, 12, face, base)
        coaster(0.72, 0.62, -8, face, base)
        table.wooden_desk(scene, (0, 0.2, 0), m.OAK, reach=2.6, scale=0.8)
        for thing in scene.objects:
            if thing.name.startswith(("stem", "leaf")):
                # Only its shadow is wanted.
                thing.visible_camera = thing.visible_glossy = False
        s.turned("cup", [(0, 2), (24, 1), (27, 0), (30, 2), (36, 30), (38, 62), (38, 76), (37, 78), (35.6, 76), (35.4, 60), (33, 30), (26, 8), (0, 6)], (0.72, 0.62, 0.08), m.plain("cup", (0.20, 0.27, 0.25), 0.22, 0.5, clearcoat=0.4))
        s.turned("coffee", [(0, 66), (35.4, 66)], (0.72, 0.62, 0.08), m.plain("coffee", (0.03, 0.014, 0.006), 0.06, 0.5), 64, 0)
        rig.camera(scene, (0.05, -3.2, 4.4), (0.16, 0.31, 0.16), lens_mm=80)
    else:
        table.clean_ground(scene, (0, 0, 0), 1.9, (0.62, 0.595, 0.555))
        for k in range(3):
            coaster(-0.34, 0.42, 0, face, base, 0.08 * k)
        coaster(0.20, -0.30, -14, face, base)
        rig.camera(scene, (0.1, -3.0, 5.0), (-0.06, 0.04, 0.05), field_units=2.25)
    render_passes(scene, args.out, args.size, {
        "surface": "face", "scaleMm": [1000, 1000], "offsetMm": [0, 0],
        "baseAlbedo": list(ALBEDO), "exposeBy": "picture", "glossy": True,
    })


main()
