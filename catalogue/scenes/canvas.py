"""A stretched canvas, 400 x 300 mm on 38 mm bars, printed round its sides.

Surface `front`: x, y in mm from the top-left of the unfolded print (476 x 376 mm): 38 mm of it lie on each side.
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

WIDTH, HEIGHT, DEPTH = 400.0, 300.0, 38.0
ALBEDO = (0.80, 0.795, 0.78)


def canvas():
    """Coarse cotton; coordinates from the object itself: beyond an edge they run down the side."""
    graph = Graph("canvas", ALBEDO, 0.75, 0.2)
    x, y, z = [value * 100.0 for value in graph.xyz(graph.position())]
    down = z * -1.0 + DEPTH / 2
    u, v = x, y * -1.0
    for along, half in ((x, WIDTH / 2), (y, HEIGHT / 2)):
        beyond = along.abs().above(half - 0.25) * down
        sign = along.above(0.0) * 2.0 - 1.0
        if along is x:
            u = u + beyond * sign
        else:
            v = v - beyond * sign
    u, v = u + (WIDTH / 2 + DEPTH), v + (HEIGHT / 2 + DEPTH)
    turn = 2 * math.pi / 1.1
    warp = graph.noise(graph.vector(u * 0.25, v * 0.02), 1.0, 2) * 5.0
    weft = graph.noise(graph.vector(u * 0.02, v * 0.25, 7.0), 1.0, 2) * 5.0
    slub = graph.noise(graph.vector(u * 0.03, v * 0.8), 1.0, 1) + graph.noise(graph.vector(u * 0.8, v * 0.03, 4.0), 1.0, 1)
    graph.bump((u * turn + warp).sin() * (v * turn + weft).sin() * 0.05 + slub * 0.08)
    graph.outputs(u * 0.001, v * 0.001, graph.value(1.0))
    return graph.material


def main():
    args = rig.scene_arguments()
    scene = rig.empty_scene()
    rig.set_up_cycles(scene, args.size, args.samples, seed=51)
    piece = s.box("canvas", (WIDTH * 0.01, HEIGHT * 0.01, DEPTH * 0.01), (0, 0, 0), canvas(), 0.022)
    piece.rotation_euler = (math.radians(90), 0, 0)
    stage.wall((0.68, 0.655, 0.615))
    rig.set_world(scene, 0.45)
    if args.variant == "sideboard":
        piece.location = (0.0, -0.20, 3.2)
        stage.sideboard(0.0, stops=m.WALNUT)
        mouth = stage.vase(2.55, -1.2, 0, 230, (0.10, 0.10, 0.105))
        for n, tip in enumerate([(3.2, -1.1, 4.1), (1.95, -1.5, 4.3), (2.7, -1.0, 4.8), (3.7, -1.6, 3.3)]):
            stage.branch(mouth - [0, 0, 1.2], tip, 40 + n, colour=(0.20, 0.19, 0.09))
        z = stage.books(-1.9, -1.6, 0, [(2.4, 1.7, 0.32), (2.2, 1.5, 0.26), (1.9, 1.4, 0.2)], [(0.12, 0.15, 0.17), (0.46, 0.42, 0.35), (0.34, 0.16, 0.08)], [-3, 5, 1])
        s.turned("bowl", [(0, 4), (24, 4), (26, 0), (30, 0), (34, 6), (58, 28), (70, 48), (71, 50), (69, 50), (56, 31), (30, 10), (0, 8)], (-1.9, -1.6, z), m.plain("bowl", (0.55, 0.52, 0.47), 0.5, 0.35, bump=0.004))
        stage.window_light((0.0, 0, 2.8), 12500, 224, 32, panes=(2, 3), pane=(3.0, 2.6), gap=0.4)
        rig.area_light((9, -14, 7), (0, 0, 2), 900, 7, colour=rig.FILL_COLOUR)
        rig.camera(scene, (-2.2, -22, 3.3), (0.35, -0.4, 2.62), lens_mm=103)
    else:
        piece.location = (0, -0.20, 0)
        stage.window_light((0.3, 0, 0.2), 11500, 222, 34, panes=(2, 2), pane=(2.9, 2.5), gap=0.35)
        rig.area_light((9, -14, 3), (0, 0, 0), 1000, 7, colour=rig.FILL_COLOUR)
        rig.camera(scene, (-8.5, -22, 2.2), (0.05, -0.15, -0.02), field_units=5.1)
    render_passes(scene, args.out, args.size, {
        "surface": "front", "scaleMm": [1000, 1000], "offsetMm": [0, 0],
        "baseAlbedo": list(ALBEDO), "exposeBy": "picture", "glossy": False,
    })


main()
