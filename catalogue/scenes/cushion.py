"""A 45 cm linen cushion leaning against a wall on a bench.

Surface `front`: x, y in mm from the top-left corner of the flat 450 x 450 face, y down.
"""
import hashlib
import math
import os
import sys

import bpy
import numpy as np

sys.path.insert(0, os.path.dirname(__file__))
import rig  # noqa: E402
import table  # noqa: E402
from passes import render_passes  # noqa: E402
from shading import Graph, rough_surface  # noqa: E402

SIDE = 4.6  # units; the cloth before it is filled
FACE_MM = 450.0
TAPER = 0.035  # corners are cut narrower, as cushion makers do, so that they do not end in spikes
GRID = 64
FRAMES = 30
SEED = 7
FULL, SOFT = 3, 1.3  # pressure of the filling; a fuller cushion draws its sides in more


def panels():
    """Flat front and back grids that share their rim: coordinates, bulge height, faces, front flags."""
    n = GRID + 1
    vertices, bulge, index = [], [], {}
    for side in (1, -1):
        for j in range(n):
            for i in range(n):
                rim = i in (0, GRID) or j in (0, GRID)
                key = (0 if rim else side, i, j)
                if key in index:
                    continue
                index[key] = len(vertices)
                s, t = i / GRID, j / GRID
                vertices.append(((s - 0.5) * SIDE, 0.0, (t - 0.5) * SIDE))
                bulge.append(-side * 0.5 * math.sin(math.pi * s) * math.sin(math.pi * t))
    at = lambda side, i, j: index[(0 if i in (0, GRID) or j in (0, GRID) else side, i, j)]  # noqa: E731
    faces, front = [], []
    for side in (1, -1):
        for j in range(GRID):
            for i in range(GRID):
                ring = [at(side, i, j), at(side, i + 1, j), at(side, i + 1, j + 1), at(side, i, j + 1)]
                faces.append(ring if side == 1 else ring[::-1])
                front.append(side == 1)
    return np.array(vertices), np.array(bulge), faces, front


def tapered(flat):
    """The panels with their corners drawn in."""
    s, t = flat[:, 0] / SIDE * 2, flat[:, 2] / SIDE * 2
    return flat * np.c_[1 - TAPER * t**4, np.ones(len(flat)), 1 - TAPER * s**4]


def inflate(thing, flat, bulge, pressure):
    """Cloth physics: the flat panels are the rest shape, pressure fills them; returns settled coordinates."""
    noise = np.random.default_rng(SEED)
    flat = tapered(flat)
    start = flat.copy()
    start[:, 1] += bulge
    start += noise.normal(0, 0.0015, start.shape)
    thing.shape_key_add(name="start")
    rest = thing.shape_key_add(name="flat")
    thing.data.vertices.foreach_set("co", start.ravel())
    thing.data.shape_keys.key_blocks["start"].data.foreach_set("co", start.ravel())
    rest.data.foreach_set("co", flat.ravel())
    modifier = thing.modifiers.new("cloth", "CLOTH")
    cloth = modifier.settings
    cloth.quality, cloth.mass, cloth.air_damping = 8, 0.1, 4
    cloth.bending_model = "ANGULAR"
    cloth.tension_stiffness, cloth.compression_stiffness = 40, 15
    cloth.shear_stiffness, cloth.bending_stiffness = 8, 0.4
    cloth.tension_damping = cloth.compression_damping = cloth.shear_damping = 15
    cloth.bending_damping = 1  # 15 made the solver crumple the whole face
    cloth.use_pressure, cloth.uniform_pressure_force = True, pressure
    cloth.rest_shape_key = rest
    cloth.effector_weights.gravity = 0
    modifier.point_cache.frame_end = FRAMES
    settled = None
    for frame in range(1, FRAMES + 1):
        bpy.context.scene.frame_set(frame)
        settled = thing.evaluated_get(bpy.context.evaluated_depsgraph_get())
    out = np.empty(len(flat) * 3)
    settled.data.vertices.foreach_get("co", out)
    thing.modifiers.clear()
    thing.shape_key_clear()
    return out.reshape(-1, 3)


def smooth_step(t):
    t = np.clip(t, 0, 1)
    return t * t * (3 - 2 * t)


def sit(points, flat):
    """Stand the free pillow on its bottom seam: straighten its arch, widen the lower half."""
    out = points.copy()
    bottom_edge = np.abs(flat[:, 2] + SIDE / 2) < 1e-6
    order = np.argsort(points[bottom_edge, 0])
    xs, zs = points[bottom_edge, 0][order], points[bottom_edge, 2][order]
    lowest = zs.min()
    arch = np.interp(points[:, 0], xs, zs) - lowest
    down = 1 - smooth_step((points[:, 2] - lowest) / 2.4)
    out[:, 2] -= 0.85 * arch * down
    out[:, 1] *= 1 + 0.10 * down
    out[:, 2] -= out[:, 2].min()
    return out


def round_corners(points, flat):
    """Draws the four tips in, which the cloth leaves as spikes."""
    s, t = np.abs(flat[:, 0]) / SIDE * 2, np.abs(flat[:, 2]) / SIDE * 2
    return points * np.c_[[1 - 0.075 * (s * t) ** 7] * 3].T


def linen():
    """Plain weave of 1.5 mm with slubs, and a groove at the rim; base colour is the white product's."""
    graph = Graph("linen", (0.80, 0.79, 0.77), 0.9, 0.15)
    u, v, _ = graph.xyz(graph.attribute("face", "Vector"))
    x, y = u * 1000.0, v * 1000.0
    front = graph.attribute("front").above(0.5)
    turn = 2 * math.pi / 1.5
    warp_shift = graph.noise(graph.vector(x * 0.25, y * 0.02), 1.0, 2) * 6.0
    weft_shift = graph.noise(graph.vector(x * 0.02, y * 0.25, 7.0), 1.0, 2) * 6.0
    weave = (x * turn + warp_shift).sin() * (y * turn + weft_shift).sin() * 0.10
    slub_x = graph.noise(graph.vector(x * 0.02, y * 0.5, 3.0), 1.0, 2) * 0.35
    slub_y = graph.noise(graph.vector(x * 0.5, y * 0.02, 5.0), 1.0, 2) * 0.35
    from_rim = ((x - FACE_MM / 2).abs().at_least((y - FACE_MM / 2).abs()) - FACE_MM / 2) * -1.0
    rim = from_rim.gauss(0.0, 2.0) * -1.2 + from_rim.gauss(5.0, 1.6) * 0.5
    graph.bump(weave + slub_x + slub_y + rim)
    graph.outputs(u, v, front)
    return graph.material


def piping(points, flat):
    """A cord of 5 mm along the rim, following the settled seam; with its path as coordinates in units."""
    s, t = flat[:, 0] / SIDE + 0.5, flat[:, 2] / SIDE + 0.5
    ring = []
    for edge, along, reverse in ((t < 1e-6, s, False), (s > 1 - 1e-6, t, False), (t > 1 - 1e-6, s, True), (s < 1e-6, t, True)):
        numbers = np.nonzero(edge)[0]
        numbers = numbers[np.argsort(along[numbers])]
        ring += list((numbers[::-1] if reverse else numbers)[:-1])
    path = points[ring]
    for _ in range(3):
        path = (np.roll(path, 1, 0) + 2 * path + np.roll(path, -1, 0)) / 4
    curve = bpy.data.curves.new("piping", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth, curve.bevel_resolution = 0.026, 4
    spline = curve.splines.new("POLY")
    spline.points.add(len(path) - 1)
    spline.points.foreach_set("co", np.c_[path, np.ones(len(path))].ravel())
    spline.use_cyclic_u = True
    thing = bpy.data.objects.new("piping", curve)
    bpy.context.collection.objects.link(thing)
    graph = Graph("cord", (0.80, 0.79, 0.77), 0.9, 0.15)
    graph.bump(graph.noise(graph.position(), 40.0, 3), 0.6, 0.01)
    graph.outputs()
    curve.materials.append(graph.material)
    return thing


def build(cache, pressure=FULL, lying=False):
    """The settled cushion (cached by this file's own text) with its piping; stands at the origin, or lies free."""
    flat, bulge, faces, front = panels()
    thing = rig.mesh_object("cushion", flat, faces)
    with open(__file__, "rb") as source:
        digest = hashlib.sha256(source.read().split(b"def linen")[0] + str(pressure).encode()).hexdigest()[:12]
    file = os.path.join(cache, f"cushion-{digest}.npy")
    if not os.path.exists(file):
        np.save(file, inflate(thing, flat, bulge, pressure))
    points = round_corners(np.load(file), flat) if lying else sit(np.load(file), flat)
    thing.data.vertices.foreach_set("co", points.ravel())
    layer = thing.data.uv_layers.new(name="face")
    loops = np.empty(len(thing.data.loops), int)
    thing.data.loops.foreach_get("vertex_index", loops)
    u = (flat[loops, 0] / SIDE + 0.5) * FACE_MM / 1000
    v = (0.5 - flat[loops, 2] / SIDE) * FACE_MM / 1000
    layer.data.foreach_set("uv", np.c_[u, v].ravel())
    rig.face_attribute(thing.data, "front", front)
    thing.data.update()
    thing.data.materials.append(linen())
    rig.subdivide(thing, 2)
    cord = piping(points, flat)
    cord.parent = thing
    return thing


def bench_by_wall(scene, thing):
    rig.set_world(scene, 0.5)
    thing.rotation_euler = (math.radians(-13), 0, math.radians(9))
    thing.location = (0, 0, -0.05)
    bench = rig.plane("bench", 60)
    bench.data.materials.append(rough_surface("bench", (0.50, 0.42, 0.33)))
    wall = rig.plane("wall", 80, (0, 2.1, 0), (math.radians(90), 0, 0))
    wall.data.materials.append(rough_surface("wall", (0.52, 0.50, 0.46)))
    rig.area_light((-13, -12, 13), (0, 0, 2.2), 5000, 6)
    rig.area_light((10, -12, 6), (0, 0, 2.2), 900, 8, colour=rig.FILL_COLOUR)
    rig.camera(scene, (0, -22, 3.6), (0.1, 0, 1.95), lens_mm=137)


def clean_ground(scene, thing):
    """Lying face up, its underside pressed flat by its weight, seen from above."""
    thing.rotation_euler = (math.radians(-90), 0, math.radians(3))
    thing.location = (0, 0, 0.24)
    table.clean_ground(scene, (0, 0, 0.3), 4.6, (0.72, 0.70, 0.665))
    rig.camera(scene, (0, -2.2, 26), (0, -0.02, 0.2), field_units=5.5)


def main():
    args = rig.scene_arguments()
    scene = rig.empty_scene()
    lying = args.variant == "studio"
    thing = build(args.cache, SOFT if lying else FULL, lying)
    scene.frame_set(1)
    rig.set_up_cycles(scene, args.size, args.samples, seed=5)
    (clean_ground if lying else bench_by_wall)(scene, thing)
    render_passes(scene, args.out, args.size, {
        "surface": "front", "scaleMm": [1000, 1000], "offsetMm": [0, 0],
        "baseAlbedo": [0.80, 0.79, 0.77], "exposeBy": "picture", "glossy": False,
    })


main()
