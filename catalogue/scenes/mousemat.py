"""A mouse mat, 240 x 200 mm, cloth on black rubber with a sewn edge.

Surface `front`: x, y in mm from the top-left corner, y down.
"""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
import rig  # noqa: E402
import materials as m  # noqa: E402
import shapes as s  # noqa: E402
import table  # noqa: E402
from passes import render_passes  # noqa: E402

WIDTH, HEIGHT, THICK = 240.0, 200.0, 3.0
ALBEDO = (0.80, 0.80, 0.79)


def cloth():
    """Fine weave; a binding of slanted stitches over the last 4 mm."""
    graph = m.Printed("cloth", ALBEDO, 0.85, 0.15)
    x, y = graph.x_mm, graph.y_mm
    weave = (x * 7.0).sin() * (y * 7.0).sin() * 0.04 + graph.noise(graph.vector(x * 0.5, y * 0.5), 1.0, 2) * 0.05
    rim = ((x - WIDTH / 2).abs() - WIDTH / 2).at_least((y - HEIGHT / 2).abs() - HEIGHT / 2) * -1.0
    thread = ((x + y) * (2 * math.pi / 1.6)).sin() * 0.16 + 0.35
    near = 1.0 - rim.smooth_step(3.6, 4.2)
    graph.bump(weave + near * thread - rim.gauss(4.6, 0.8) * 0.35)
    return graph.done()


def main():
    args = rig.scene_arguments()
    scene = rig.empty_scene()
    rig.set_up_cycles(scene, args.size, args.samples, seed=21)
    rubber = m.plain("rubber", (0.02, 0.02, 0.02), 0.8, 0.2)
    mat = s.slab("mat", s.rounded_outline(WIDTH, HEIGHT, 12), THICK, 1.2, cloth(), rubber, wrap=True)
    if args.variant == "desk":
        table.wooden_desk(scene, (0.2, 0.2, 0), m.OAK, reach=5.2, scale=0.8)
        mat.location = (0.85, -0.15, 0)
        mat.rotation_euler = (0, 0, math.radians(-3))
        table.mouse(1.42, -0.30, 10, 0.03)
        table.keyboard(-2.05, 0.20, -1.5)
        table.cup(1.75, 1.75)
        table.pen(-0.35, 1.45, 24)
        rig.camera(scene, (0.75, -8.2, 8.4), (0.52, 0.30, 0), lens_mm=112)
    else:
        table.clean_ground(scene, (0, 0, 0), 3.4)
        rig.camera(scene, (0, -3.4, 11.2), (0, -0.02, 0), field_units=2.95)
    render_passes(scene, args.out, args.size, {
        "surface": "front", "scaleMm": [1000, 1000], "offsetMm": [0, 0],
        "baseAlbedo": list(ALBEDO), "exposeBy": "picture", "glossy": False,
    })


main()
