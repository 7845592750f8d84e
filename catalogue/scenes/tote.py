"""A canvas tote bag, 380 x 420 mm, hanging by its long handles from a wooden peg.

Surface `front`: x, y in mm from the bag's top-left corner, y down.
"""
import hashlib
import math
import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
import numpy as np  # noqa: E402
import rig  # noqa: E402
import materials as m  # noqa: E402
import shapes as s  # noqa: E402
import stage  # noqa: E402
import tote_cloth as cloth  # noqa: E402
from passes import render_passes  # noqa: E402
from tote_cloth import HANDLE, HANDLE_X, HEIGHT, SEWN, WIDTH  # noqa: E402

HEM = 32.0
ALBEDO = (0.80, 0.795, 0.78)
PEG = np.array([0.0, 2.72])  # x, z above the top hem, in units
PEG_RADIUS = 0.11


def weave(graph, x, y):
    """Plain canvas of 1.3 mm with slubs, in mm of height."""
    turn = 2 * math.pi / 1.3
    warp = graph.noise(graph.vector(x * 0.25, y * 0.02), 1.0, 2) * 5.0
    weft = graph.noise(graph.vector(x * 0.02, y * 0.25, 7.0), 1.0, 2) * 5.0
    slub = graph.noise(graph.vector(x * 0.02, y * 0.6), 1.0, 1) + graph.noise(graph.vector(x * 0.6, y * 0.02, 4.0), 1.0, 1)
    return (x * turn + warp).sin() * (y * turn + weft).sin() * 0.06 + slub * 0.14


def stitch(graph, distance, along, at):
    thread = (along * (2 * math.pi / 3.4)).sin().at_least(0.0)
    return distance.gauss(at, 1.2) * -0.5 + distance.gauss(at, 0.6) * thread * 0.6


def canvas():
    graph = m.Printed("canvas", ALBEDO, 0.9, 0.15)
    x, y = graph.x_mm, graph.y_mm
    height = weave(graph, x, y)
    height = height + (1.0 - y.smooth_step(HEM - 0.6, HEM + 0.6)) * 0.6
    height = height + stitch(graph, y, x, HEM - 3.0) + stitch(graph, y, x, 3.5)
    pucker = graph.noise(graph.vector(x * 0.08, y * 0.08, 9.0), 1.0, 2)
    side = (x - WIDTH / 2).abs() * -1.0 + WIDTH / 2
    bottom = y * -1.0 + HEIGHT
    for rim in (side, bottom):
        height = height + rim.gauss(0.0, 3.0) * -0.7 + rim.gauss(7.0, 4.0) * 0.35 + rim.gauss(5.0, 11.0) * pucker * 1.2
    height = height + y.gauss(HEM - 4.0, 10.0) * pucker * 0.8
    graph.bump(height)
    return graph.done()


def strap():
    """The handles' webbing: same cloth, sewn along both edges; u across, v along, mm / 1000."""
    graph = m.Printed("strap", ALBEDO, 0.9, 0.15)
    x, y = graph.x_mm, graph.y_mm
    edge = (x - HANDLE / 2).abs() * -1.0 + HANDLE / 2
    graph.bump(weave(graph, x + 71.0, y) + stitch(graph, edge, y, 3.2) + edge.gauss(0.0, 1.4) * -0.5)
    return graph.done(graph.value(0.0))


def body(cache, material):
    """The settled bag; returns its front's corners as a grid (row, column, xyz) for the handles."""
    with open(cloth.__file__, "rb") as source:
        digest = hashlib.sha256(source.read()).hexdigest()[:12]
    file = os.path.join(cache, f"tote-{digest}.npy")
    points, layer, faces, front = cloth.panels()
    if not os.path.exists(file):
        np.save(file, cloth.hang())
    place = cloth.smoothed(np.load(file), faces)
    thing = rig.mesh_object("bag", place, faces)
    uv = thing.data.uv_layers.new(name="print")
    uv.data.foreach_set("uv", (points[np.array(faces).ravel()] / 1000).ravel())
    rig.face_attribute(thing.data, "printable", front)
    thing.data.materials.append(material)
    rig.subdivide(thing, 1)
    solid = thing.modifiers.new("solid", "SOLIDIFY")
    solid.thickness, solid.offset = 0.012, 0
    grids = {}
    for side in (1, -1):
        own = {(round(p[0], 3), round(p[1], 3)): n for n, (p, k) in enumerate(zip(points, layer)) if k in (0, side)}
        grids[side] = lambda x, y, own=own: place[own[(round(round(x / WIDTH * cloth.COLUMNS) * WIDTH / cloth.COLUMNS, 3), round(round(y / HEIGHT * cloth.ROWS) * HEIGHT / cloth.ROWS, 3))]]
    return grids


def _unit(v):
    return v / np.linalg.norm(v, axis=-1, keepdims=True)


def handle(material, at, side):
    """A strap sewn on at both ends and running over the peg, flat at its ends, turned by a quarter on the peg."""
    out = np.array([0, -side * 0.022, 0])
    ends = [np.array([at(x, SEWN) + out, at(x, SEWN / 2) + out, at(x, 0) + out]) for x in HANDLE_X]
    y_peg = -0.10 - 0.14 * side
    arc = [np.array([PEG[0] + (PEG_RADIUS + 0.012) * math.cos(a), y_peg, PEG[1] + (PEG_RADIUS + 0.012) * math.sin(a)]) for a in np.linspace(math.radians(163), math.radians(17), 13)]
    knots = [*ends[0], *arc, *ends[1][::-1]]
    path, flat = [], []
    for k in range(len(knots) - 1):
        n = 40 if k in (2, len(knots) - 4) else 4
        for t in np.arange(n) / n:
            path.append(knots[k] * (1 - t) + knots[k + 1] * t)
            flat.append(1.0 if k < 2 or k > len(knots) - 4 else 0.0 if 3 <= k < len(knots) - 4 else (1 - t if k == 2 else t))
    path = np.array(path + [knots[-1]])
    flat = np.array(flat + [1.0])
    for _ in range(10):
        path[1:-1] = (path[:-2] + 2 * path[1:-1] + path[2:]) / 4
    flat = flat * flat * (3 - 2 * flat)
    along = _unit(np.gradient(path, axis=0))
    # In the wall's plane at the ends, along the peg on the peg.
    sideways = _unit(np.cross(along, [0, 1.0, 0]))
    angle = (1 - flat) * math.pi / 2
    across = sideways * np.cos(angle)[:, None] + np.array([0, 1.0, 0]) * np.sin(angle)[:, None]
    across = _unit(across - along * (across * along).sum(1)[:, None])
    length = np.r_[0, np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))] * 100
    w = 7
    offsets = (np.arange(w) / (w - 1) - 0.5) * HANDLE
    vertices = (path[:, None] + across[:, None] * offsets[None, :, None] * 0.01).reshape(-1, 3)
    mm = np.stack(np.broadcast_arrays(offsets[None] + HANDLE / 2, length[:, None]), -1).reshape(-1, 2)
    n = len(path)
    faces = [(k * w + i, k * w + i + 1, (k + 1) * w + i + 1, (k + 1) * w + i) for k in range(n - 1) for i in range(w - 1)]
    thing = rig.mesh_object("handle", vertices, faces)
    uv = thing.data.uv_layers.new(name="print")
    uv.data.foreach_set("uv", (mm[np.array(faces).ravel()] / 1000).ravel())
    rig.face_attribute(thing.data, "printable", np.zeros(len(faces)))
    thing.data.materials.append(material)
    solid = thing.modifiers.new("solid", "SOLIDIFY")
    solid.thickness, solid.offset = 0.028, 0


def peg(x, z, timber):
    """A turned peg sticking out of the wall, thicker at its end."""
    part = s.turned("peg", [(0, 0), (11, 0), (11, 4), (9.5, 8), (9.5, 48), (11.5, 54), (13.5, 58), (13.5, 62), (11, 65), (0, 66)], (x, 0.32, z), timber, 48, 1)
    part.rotation_euler = (math.radians(90), 0, 0)


def main():
    args = rig.scene_arguments()
    scene = rig.empty_scene()
    grids = body(args.cache, canvas())
    scene.frame_set(1)
    rig.set_up_cycles(scene, args.size, args.samples, seed=95)
    webbing = strap()
    for side in (1, -1):
        handle(webbing, grids[side], side)
    timber = m.wood("peg", m.OAK, "z", 2.0)
    peg(PEG[0], PEG[1], timber)
    middle = (0, 0, -0.75)
    if args.variant == "hall":
        stage.wall((0.62, 0.60, 0.565), 0.32)
        s.box("rail", (30, 0.2, 0.72), (0, 0.24, PEG[1]), timber, 0.03)
        peg(-2.6, PEG[1], timber)
        peg(2.6, PEG[1], timber)
        rig.set_world(scene, 0.5)
        stage.window_light((0, 0, -0.6), 16500, 218, 36, distance=40, size=1.3, panes=(2, 3), pane=(3.6, 3.0), gap=0.5, at=11)
        rig.area_light((9, -13, 3), (0, 0, -1), 700, 7, colour=rig.FILL_COLOUR)
        for n, (dx, dz) in enumerate([(-0.7, 2.2), (0.5, 2.6), (0.0, 3.2)]):
            root = np.array([-4.6, -5.2, 2.4])
            stage.branch(root, root + np.array([dx + 1.4, 0.3, dz * 0.7]), 60 + n, 16, 62)
        rig.camera(scene, (0.9, -22, -0.2), (0.05, 0, -0.62), lens_mm=103)
    else:
        stage.wall((0.80, 0.775, 0.735), 0.32)
        rig.set_world(scene, 0.5)
        rig.area_light(rig.spherical(218, 34, 24, middle), middle, 7500, 4.6)
        rig.area_light((9, -13, 1), middle, 500, 7, colour=rig.FILL_COLOUR)
        rig.camera(scene, (0, -26, -0.7), middle, field_units=8.1)
    render_passes(scene, args.out, args.size, {
        "surface": "front", "scaleMm": [1000, 1000], "offsetMm": [0, 0],
        "baseAlbedo": list(ALBEDO), "exposeBy": "picture", "glossy": False,
    })


main()
