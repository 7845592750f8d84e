"""A canvas tote bag lying flat, 380 x 420 mm, long handles.

Surface `front`: x, y in mm from the bag's top-left corner, y down.
"""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
import numpy as np  # noqa: E402
import common as c  # noqa: E402
import folds  # noqa: E402
import materials as m  # noqa: E402
import shapes as s  # noqa: E402
import stage  # noqa: E402
import table  # noqa: E402
from passes import render_passes  # noqa: E402

WIDTH, HEIGHT = 380.0, 420.0
HEM, HANDLE = 32.0, 26.0
HANDLE_X = (105.0, 275.0)
ALBEDO = (0.80, 0.795, 0.78)
SEED = 12


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


def front_height(points):
    """Heights in mm of the upper panel over the lower one."""
    random = np.random.default_rng(SEED)
    x, y = points.T
    place = folds.warped(points, random, 12, 170)
    inside = np.minimum(np.minimum(x, WIDTH - x) / 60, np.minimum(y + 30, HEIGHT - y) / 70)
    fade = np.clip(inside, 0, 1) ** 0.8
    total = 2.4 * folds.waves(points, random, 9, 90, 260, 60) * fade
    for start, heading, length, width, height, bend in [
        ((60, 60), 62, 260, 20, 3.4, 0.08), ((330, 80), 118, 250, 18, 3.2, -0.10), ((190, 70), 95, 200, 24, 2.4, 0.06),
        ((40, 330), -28, 220, 17, 3.0, 0.10), ((345, 350), 208, 210, 17, 2.8, -0.12), ((120, 400), -76, 170, 20, 2.4, 0.05),
        ((290, 250), 150, 190, 18, 2.4, 0.1),
    ]:
        total += 2.0 * folds.ridge(place, np.array(start, float), heading, length, width, height, bend) * np.clip(fade * 1.4, 0, 1)
    # The panels meet at sides and bottom.
    belly = 5.0 * np.clip(inside, 0, 1) ** 0.5
    return 3.0 + belly + np.maximum(total, -4.5 - 0.2 * np.abs(total))


def outline_shift(s_, t_):
    """Sides and hems are never ruler-straight: shift in mm."""
    dx = 2.2 * np.sin(5.1 * t_ + 0.6) * (s_ - 0.5) * 2 + 1.2 * np.sin(9.3 * t_ + 2.0)
    dy = 1.8 * np.sin(4.3 * s_ + 1.1) + 1.0 * np.sin(10.7 * s_)
    return dx, dy


def panel(material):
    def surface(s_, t_):
        return s_ * WIDTH, t_ * HEIGHT

    def place(s_, t_):
        x, y = surface(s_, t_)
        z = front_height(np.c_[x, y])
        dx, dy = outline_shift(s_, t_)
        return (x + dx - WIDTH / 2) * 0.01, -(y + dy - HEIGHT / 2) * 0.01, z * 0.01

    thing = s.grid_sheet("bag", 150, 166, lambda a, b: place(a, b), lambda a, b: surface(a, b))
    # grid_sheet's rows run along t downwards: turn the faces up.
    thing.data.flip_normals()
    thing.data.materials.append(material)
    solid = thing.modifiers.new("solid", "SOLIDIFY")
    solid.thickness, solid.offset = 0.012, -1
    c.subdivide(thing, 1)
    return thing


def handle(material, middle_x, reach_mm, z_mm, lean, seed):
    """A strap from one end, up in an arc and down to the other, lying on the table; its ends on the bag's hem."""
    random = np.random.default_rng(seed)
    left, right = HANDLE_X
    n = 120
    t = np.linspace(0, 1, n)
    x = left + (right - left) * (0.5 - 0.5 * np.cos(np.pi * t)) + lean * np.sin(np.pi * t) + 3 * np.sin(7 * t + seed)
    up = np.sin(np.pi * t) ** 0.62
    y = HEM - reach_mm * up
    path = np.c_[x - WIDTH / 2, -(y - HEIGHT / 2)] * 0.01
    along = np.gradient(path, axis=0)
    along /= np.linalg.norm(along, axis=1)[:, None]
    across = np.c_[-along[:, 1], along[:, 0]]
    ground = 2.0 + z_mm * np.clip(1 - up * 2.2, 0, 1) + 2.2 * np.sin(6.5 * t + seed) * np.sin(np.pi * t) ** 2 + 2.4 * np.sin(np.pi * t) ** 2
    length = np.r_[0, np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))] * 100
    w = 7
    vertices, mm = [], []
    for k in range(n):
        for i in range(w):
            d = (i / (w - 1) - 0.5) * HANDLE
            p = path[k] + across[k] * d * 0.01
            tilt = 0.10 * np.sin(3.1 * t[k] + seed) * np.sin(np.pi * t[k])
            vertices.append((*p, (ground[k] + d * tilt) * 0.01))
            mm.append((d + HANDLE / 2, length[k]))
    faces = [(k * w + i, k * w + i + 1, (k + 1) * w + i + 1, (k + 1) * w + i) for k in range(n - 1) for i in range(w - 1)]
    thing = c.mesh_object("handle", vertices, faces)
    layer = thing.data.uv_layers.new(name="print")
    layer.data.foreach_set("uv", (np.array(mm)[np.array(faces).ravel()] / 1000).ravel())
    c.face_attribute(thing.data, "printable", np.zeros(len(faces)))
    if thing.data.polygons[0].normal.z < 0:
        thing.data.flip_normals()
    thing.data.materials.append(material)
    solid = thing.modifiers.new("solid", "SOLIDIFY")
    solid.thickness, solid.offset = 0.02, 0
    c.subdivide(thing, 1)


def patch(material, x):
    """The sewn square of a handle's end, on the hem."""
    points, mm, faces = [], [], []
    w = 6
    for j in range(w):
        for i in range(w):
            px, py = x - HANDLE / 2 + HANDLE * i / (w - 1), 2 + 26 * j / (w - 1)
            points.append(((px - WIDTH / 2) * 0.01, -(py - HEIGHT / 2) * 0.01, 0))
            mm.append((HANDLE * i / (w - 1), 300 + 26 * j / (w - 1)))
    z = front_height(np.array([(p[0] * 100 + WIDTH / 2, HEIGHT / 2 - p[1] * 100) for p in points])) + 2.6
    points = [(p[0], p[1], h * 0.01) for p, h in zip(points, z)]
    faces = [(j * w + i, (j + 1) * w + i, (j + 1) * w + i + 1, j * w + i + 1) for j in range(w - 1) for i in range(w - 1)]
    thing = c.mesh_object("patch", points, faces)
    layer = thing.data.uv_layers.new(name="print")
    layer.data.foreach_set("uv", (np.array(mm)[np.array(faces).ravel()] / 1000).ravel())
    c.face_attribute(thing.data, "printable", np.zeros(len(faces)))
    thing.data.materials.append(material)
    solid = thing.modifiers.new("solid", "SOLIDIFY")
    solid.thickness, solid.offset = 0.018, 0


def main():
    args = c.scene_arguments()
    scene = c.empty_scene()
    c.set_up_cycles(scene, args.size, args.samples, seed=95)
    panel(canvas())
    webbing = strap()
    handle(webbing, 190, 250, 12, -14, 1)
    handle(webbing, 190, 232, 12, 26, 4)
    c.set_world(scene, 0.36)
    if args.variant == "wood":
        desk = c.plane("floor", 120)
        desk.data.materials.append(m.wood("floor", m.OAK, "y", 0.8, board=1.9))
        stage.window_light((0, 0.6, 0), 17500, 146, 30, distance=40, size=1.2, pane=(4.0, 3.4), gap=0.5, at=12, panes=(2, 3))
        c.area_light((9, -7.5, 9), (0, 0, 0), 700, 7, colour=c.FILL_COLOUR)
        c.camera(scene, (0.0, -2.2, 30), (0, 0.75, 0), field_units=7.4)
    else:
        ground = c.plane("ground", 120)
        ground.data.materials.append(m.plaster((0.56, 0.505, 0.44), 0.006))
        c.area_light(c.spherical(140, 30, 30, (0, 0.5, 0)), (0, 0.5, 0), 10500, 6.0)
        c.area_light((9, -7.5, 9), (0, 0, 0), 300, 7, colour=c.FILL_COLOUR)
        c.camera(scene, (0, 0.9, 30), (0, 0.9001, 0), field_units=7.0)
    render_passes(scene, args.out, args.size, {
        "surface": "front", "scaleMm": [1000, 1000], "offsetMm": [0, 0],
        "baseAlbedo": list(ALBEDO), "exposeBy": "picture", "glossy": False,
    })


main()
