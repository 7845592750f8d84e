"""A light wall tapestry, 1500 x 1300 mm, hanging from clips.

Surface `front`: x, y in mm from its top-left corner, y down.
"""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
import numpy as np  # noqa: E402
import rig  # noqa: E402
import folds  # noqa: E402
import materials as m  # noqa: E402
import shapes as s  # noqa: E402
import stage  # noqa: E402
from passes import render_passes  # noqa: E402

WIDTH, HEIGHT = 1500.0, 1300.0
SCALE = 0.002  # units per mm: the room is built at a fifth, so that lamps and walls of the other scenes fit
CLIPS = (0.02, 0.26, 0.5, 0.74, 0.98)
ALBEDO = (0.80, 0.80, 0.785)


def cloth():
    graph = m.Printed("cloth", ALBEDO, 0.8, 0.2)
    x, y = graph.x_mm, graph.y_mm
    edge = (((x - WIDTH / 2).abs() - WIDTH / 2).at_least((y - HEIGHT / 2).abs() - HEIGHT / 2)) * -1.0
    hem = (1.0 - edge.smooth_step(13, 15)) * 0.8 - edge.gauss(14, 2.5) * 1.2
    grain = graph.noise(graph.vector(x * 0.05, y * 0.05), 1.0, 3) * 0.9
    pucker = graph.noise(graph.vector(x * 0.02, y * 0.02, 4.0), 1.0, 2) * edge.gauss(10, 40) * 5.0
    graph.bump(hem + grain + pucker, 1.0, SCALE)
    return graph.done()


def hang(s_, t_):
    """Where a point of the cloth hangs, in mm: x right, y up from the top line, z out of the wall."""
    random = np.random.default_rng(5)
    gaps = np.array(CLIPS)
    nearest = np.abs(s_[:, None] - gaps[None]).min(1)
    sag = np.sin(np.pi * np.clip(nearest / 0.125, 0, 1) / 2) ** 2
    top = 1 - np.clip(t_ / 0.5, 0, 1)
    points = np.c_[s_ * WIDTH, t_ * HEIGHT]
    out = 9 + 13 * (0.35 + 0.65 * t_) * folds.waves(points * [1, 0.12], random, 6, 170, 420, 14)
    out = out + 16 * sag * top**2 + 5 * folds.waves(points, random, 6, 240, 600, 90)
    # Drag lines run from every clip.
    for clip in CLIPS[1:-1]:
        for heading in (58, 122):
            out = out + folds.ridge(points, np.array([clip * WIDTH, 0.0]), heading, 420, 22, 9.0, 0.05)
    out = np.maximum(out, 3 + 0.18 * (out + 20))
    y = -t_ * HEIGHT * 0.992 - 17 * sag * top**2
    x = (s_ - 0.5) * WIDTH * (0.985 + 0.004 * np.sin(6 * t_)) + 5 * np.sin(5 * t_ + 3 * s_) * t_
    return x, y, out


def main():
    args = rig.scene_arguments()
    scene = rig.empty_scene()
    rig.set_up_cycles(scene, args.size, args.samples, seed=97)
    base = 3.55 if args.variant == "room" else 1.3

    def place(s_, t_):
        x, y, z = hang(s_, t_)
        return x * SCALE, -0.02 - z * SCALE, base + y * SCALE

    piece = s.grid_sheet("tapestry", 200, 170, place, lambda a, b: (a * WIDTH, b * HEIGHT))
    piece.data.flip_normals()
    piece.data.materials.append(cloth())
    rig.subdivide(piece, 1)
    stage.wall((0.66, 0.635, 0.595))
    brass = m.plain("brass", (0.50, 0.38, 0.20), 0.3, 0.5, metallic=1.0)
    for clip in CLIPS:
        x, y, z = [float(v) for v in np.array(hang(np.array([clip]), np.array([0.012])))[:, 0]]
        s.box("clip", (0.05, 0.05, 0.085), (x * SCALE, -0.02 - z * SCALE, base + y * SCALE + 0.012), brass, 0.012)
    rod = [(-1.75, -0.05, base + 0.055), (1.75, -0.05, base + 0.055)]
    s.tube("rod", rod, 0.022, m.plain("rod", (0.06, 0.055, 0.05), 0.4, 0.4))
    rig.set_world(scene, 0.45)
    if args.variant == "room":
        # A low bed or daybed under it, with pillows.
        from bedding import daybed
        daybed()
        mouth = stage.vase(2.3, -0.75, 0.0, 120, (0.30, 0.13, 0.08))
        for n, tip in enumerate([(2.7, -0.7, 2.3), (2.0, -1.0, 2.5), (2.4, -0.6, 2.75)]):
            stage.branch(mouth - [0, 0, 0.6], tip, 150 + n, 14, 30)
        stage.window_light((0.0, 0, 2.2), 12500, 222, 33, panes=(2, 3), pane=(2.6, 2.4), gap=0.35)
        rig.area_light((9, -14, 7), (0, 0, 2), 900, 7, colour=rig.FILL_COLOUR)
        rig.camera(scene, (0.4, -19, 2.6), (0.15, -0.4, 2.0), lens_mm=132)
    else:
        stage.window_light((0.0, 0, 0.2), 11500, 222, 34, panes=(2, 3), pane=(2.2, 2.0), gap=0.3)
        rig.area_light((9, -14, 3), (0, 0, 0), 900, 7, colour=rig.FILL_COLOUR)
        rig.camera(scene, (0, -24, 0.1), (0, 0, 0.02), field_units=4.0)
    render_passes(scene, args.out, args.size, {
        "surface": "front", "scaleMm": [1000, 1000], "offsetMm": [0, 0],
        "baseAlbedo": list(ALBEDO), "exposeBy": "picture", "glossy": False,
    })


main()
