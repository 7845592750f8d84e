"""A low-pile doormat, 600 x 400 mm, on a rubber back with a visible rim.

Surface `front`: x, y in mm from the top-left corner of the pile, y down.
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
from shading import Graph  # noqa: E402

WIDTH, HEIGHT = 600.0, 400.0
ALBEDO = (0.80, 0.79, 0.77)


def pile():
    """Short loops: cells of 3 mm with a soft unevenness from feet."""
    graph = m.Printed("pile", ALBEDO, 0.95, 0.08)
    x, y = graph.x_mm, graph.y_mm
    loops = graph.noise(graph.vector(x * 0.55, y * 0.55), 1.0, 3) * 2.2
    rows = (x * (2 * math.pi / 5.0) + graph.noise(graph.vector(x * 0.06, y * 0.06), 1.0, 1) * 5.0).sin() * 0.25
    slow = graph.noise(graph.vector(x * 0.012, y * 0.012), 1.0, 1) * 2.0
    graph.bump(loops + rows + slow)
    return graph.done()


def tiles():
    """Large terracotta tiles with mortar joints."""
    graph = Graph("tiles", (0.30, 0.16, 0.10), 0.7, 0.3)
    x, y, _ = graph.xyz(graph.position())
    size = 2.0
    cx, cy = (x / size)._math("FLOOR"), (y / size)._math("FLOOR")
    fx, fy = x / size - cx, y / size - cy
    edge = (fx - 0.5).abs().at_least((fy - 0.5).abs())
    joint = edge.smooth_step(0.478, 0.487)
    tone = graph.noise(graph.vector(cx * 5.3, cy * 7.7), 1.0, 0) * 0.5 + graph.noise(graph.vector(x * 0.9, y * 0.9), 1.0, 5) * 0.5 + 0.5
    tone = tone * (1.0 - joint)
    stops = [(0.0, (0.40, 0.36, 0.31)), (0.02, (0.38, 0.34, 0.29)), (0.3, (0.23, 0.115, 0.07)), (0.55, (0.32, 0.17, 0.105)), (0.75, (0.39, 0.225, 0.145))]
    graph.tree.links.new(graph.ramp(tone, stops), graph.principled.inputs["Base Color"])
    graph.bump(joint * -1.6 + graph.noise(graph.vector(x * 3.0, y * 3.0), 1.0, 4) * 0.5, 1.0, 0.012)
    return graph.material


def main():
    args = rig.scene_arguments()
    scene = rig.empty_scene()
    rig.set_up_cycles(scene, args.size, args.samples, seed=99)
    rubber = m.plain("rubber", (0.03, 0.03, 0.03), 0.85, 0.2, bump=0.004, scale=20)
    s.slab("rubber", s.rounded_outline(WIDTH + 24, HEIGHT + 24, 8), 2.2, 0.8, rubber)
    mat = s.slab("pile", s.rounded_outline(WIDTH, HEIGHT, 6), 4.4, 4.3, pile(), wrap=True)
    mat.location = (0, 0, 0.015)
    rig.set_world(scene, 0.42)
    if args.variant == "floor":
        floor = rig.plane("tiles", 120, (1.0, 0.55, 0))
        floor.data.materials.append(tiles())
        sill = m.plain("sill", (0.42, 0.40, 0.37), 0.8, 0.2, bump=0.01, scale=8)
        s.box("sill", (60, 1.2, 0.5), (0, 3.35, 0.1), sill, 0.03)
        door = m.plain("door", (0.055, 0.085, 0.08), 0.45, 0.35, bump=0.002, scale=10)
        s.box("door", (60, 0.4, 30), (0, 4.0, 15.3), door, 0.02)
        for x in (-4.4, 0.0, 4.4):
            s.box("panel", (3.4, 0.2, 9), (x, 3.84, 5.6), door, 0.12)
        pot = m.plain("pot", (0.42, 0.40, 0.37), 0.8, 0.2, bump=0.01, scale=6)
        s.turned("pot", [(0, 0), (88, 0), (96, 6), (118, 190), (122, 200), (120, 208), (112, 208), (108, 198), (0, 180)], (-4.35, 1.75, 0), pot)
        for n, (dx, dy, h) in enumerate([(-0.9, 0.2, 5.2), (0.6, 0.5, 5.6), (1.2, -0.6, 4.7), (-0.4, -0.9, 4.9), (0.2, 0.1, 6.2)]):
            stage.branch((-4.35 + dx * 0.2, 1.75 + dy * 0.2, 1.7), (-4.35 + dx * 1.4, 1.75 + dy * 1.4, h), 170 + n, 20, 84)
        stage.window_light((0, 0, 0), 26000, 218, 38, distance=46, size=1.6, panes=(2, 2), pane=(7.5, 6.5), gap=0.8, at=16)
        rig.area_light((10, -12, 9), (0, 0, 0), 1500, 8, colour=rig.FILL_COLOUR)
        rig.camera(scene, (1.2, -15.5, 11.5), (-0.35, 0.75, 0.1), lens_mm=70)
    else:
        ground = rig.plane("ground", 120)
        ground.data.materials.append(m.plaster((0.60, 0.575, 0.535), 0.006))
        rig.area_light(rig.spherical(132, 40, 26), (0, 0, 0), 9500, 5.0)
        rig.area_light(rig.spherical(-30, 40, 22), (0, 0, 0), 1300, 8, colour=rig.FILL_COLOUR)
        rig.camera(scene, (0, -5.0, 22), (0, -0.05, 0), field_units=7.4)
    render_passes(scene, args.out, args.size, {
        "surface": "front", "scaleMm": [1000, 1000], "offsetMm": [0, 0],
        "baseAlbedo": list(ALBEDO), "exposeBy": "picture", "glossy": False,
    })


main()
