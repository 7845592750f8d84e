"""Folds for the flat pattern: a slightly too small, wavy start shape with the pattern as rest shape, dropped on a
table by cloth physics, then smoothed. Lengths in mm unless said; the solver works in units of 100 mm."""
import bpy
import numpy as np

import rig
from tshirt_pattern import mirrored, polyline_distance, sample

FRAMES = 34
FOLD_STD_MM = 12.0
SLACK = 0.05
SLEEVE_TURN_DEG = 8.0


def smooth_step(t):
    t = np.clip(t, 0, 1)
    return t * t * (3 - 2 * t)


def _edge_fade(points):
    """0.1 at hem, sides and neck, 1 from 130 mm on."""
    far = np.full(len(points), np.inf)
    for name in ("hem", "side", "neck_front", "sleeve_opening", "sleeve_top", "shoulder"):
        for line in (sample(name, 10), mirrored(sample(name, 10))):
            far = np.minimum(far, polyline_distance(points, line)[0])
    return 0.1 + 0.9 * smooth_step(far / 130)


def _waves(points, random, count, low, high, spread_deg):
    """Sum of sines of wavelength low..high whose directions lie within the spread around horizontal."""
    total = np.zeros(len(points))
    for _ in range(count):
        angle = np.radians(random.uniform(-spread_deg, spread_deg))
        length = random.uniform(low, high)
        phase = random.uniform(0, 2 * np.pi)
        total += np.sin(2 * np.pi * (points @ [np.cos(angle), np.sin(angle)]) / length + phase)
    return total


def start_shape(pattern, seed):
    """Start coordinates (n, 3) in mm above the table at z = 0."""
    random = np.random.default_rng(seed)
    points, layer = pattern["points"], pattern["layer"]
    x, y = points.T.copy()
    along = 0.775 + 0.225 * np.sin(2 * np.pi * y / 520 + random.uniform(0, 6))
    x = x * (1 - SLACK * along)
    y = y * (1 - 0.005)
    for side in (1, -1):
        line = sample("armhole", 10) * [side, 1]
        far, _ = polyline_distance(points, line)
        beyond = (points[:, 0] * side > 200) & (far > 0) & is_sleeve_point(pattern, side)
        angle = np.radians(-SLEEVE_TURN_DEG * side) * smooth_step(far / 95) * beyond
        px, py = side * 226 * (1 - SLACK * 0.8), -46
        dx, dy = x - px, y - py
        x = px + dx * np.cos(angle) - dy * np.sin(angle)
        y = py + dx * np.sin(angle) + dy * np.cos(angle)
    for _ in range(5):
        wave = _waves(points, random, 1, 120, 320, 35) * 2.4
        x += wave
        y += wave / 3
    height = _waves(points, random, 14, 80, 260, 54)
    height = np.maximum(0, height / height.std() * FOLD_STD_MM) * _edge_fade(points)
    z = 12 + np.where(layer == 1, 7 + height, np.where(layer == -1, -7 + 0.6 * height, 0))
    return np.c_[x, y, z]


def is_sleeve_point(pattern, side):
    """Vertices that belong to the sleeve of one side."""
    flags = np.zeros(len(pattern["points"]), bool)
    for face, region, own in zip(pattern["faces"], pattern["region"], pattern["side"]):
        if region == 1 and own == side:
            flags[list(face)] = True
    return flags


def _shrink_group(thing, pattern):
    group = thing.vertex_groups.new(name="shrink")
    weights = {"rib_front": 1.0, "rib_back": 1.0, "rib_end": 1.0, "neck_front": 1.0, "neck_back": 1.0, "hem": 0.35, "sleeve_opening": 0.35}
    for name, numbers in pattern["lines"]:
        group.add([int(i) for i in numbers], weights.get(name, 0.6), "REPLACE")
    for face, region in zip(pattern["faces"], pattern["region"]):
        if region == 2:
            group.add([int(i) for i in face], 1.0, "REPLACE")


def drop(pattern, seed):
    """Run the cloth solver; returns settled coordinates (n, 3) in units."""
    points = pattern["points"]
    flat = np.c_[points, np.zeros(len(points))] * rig.UNITS_PER_MM
    start = start_shape(pattern, seed) * rig.UNITS_PER_MM
    thing = rig.mesh_object("cloth", start, pattern["faces"])
    thing.shape_key_add(name="start")
    rest = thing.shape_key_add(name="flat")
    rest.data.foreach_set("co", flat.ravel())
    _shrink_group(thing, pattern)
    modifier = thing.modifiers.new("cloth", "CLOTH")
    cloth, bumps = modifier.settings, modifier.collision_settings
    cloth.quality, cloth.mass, cloth.air_damping = 7, 0.06, 1.5
    cloth.bending_model = "ANGULAR"
    cloth.tension_stiffness, cloth.compression_stiffness = 25, 20
    cloth.shear_stiffness, cloth.bending_stiffness = 12, 3
    cloth.tension_damping = cloth.compression_damping = 10
    cloth.shear_damping, cloth.bending_damping = 8, 1
    cloth.rest_shape_key = rest
    cloth.vertex_group_shrink, cloth.shrink_max = "shrink", 0.02
    bumps.collision_quality, bumps.distance_min = 3, 0.02
    bumps.use_self_collision, bumps.self_distance_min, bumps.self_friction = True, 0.02, 8
    modifier.point_cache.frame_end = FRAMES
    floor = rig.plane("floor", 20)
    floor.modifiers.new("collision", "COLLISION")
    floor.collision.thickness_outer, floor.collision.cloth_friction = 0.02, 60
    for frame in range(1, FRAMES + 1):
        bpy.context.scene.frame_set(frame)
        settled = thing.evaluated_get(bpy.context.evaluated_depsgraph_get())
    out = np.empty(len(points) * 3)
    settled.data.vertices.foreach_get("co", out)
    bpy.data.objects.remove(thing)
    bpy.data.objects.remove(floor)
    return out.reshape(-1, 3)


def smoothed(values, pattern):
    """Smooth along every seam, then over the surface; the same for coordinates and pattern, so artwork stays straight."""
    out = np.array(values, float)
    fixed = np.zeros(len(out), bool)
    for _, numbers in pattern["lines"]:
        line = out[numbers]
        for _ in range(24):
            line[1:-1] = line[:-2] * 0.25 + line[1:-1] * 0.5 + line[2:] * 0.25
        out[numbers] = line
        fixed[numbers] = True
    edges = np.unique(np.sort(np.concatenate([[(f[i], f[(i + 1) % 3]) for i in range(3)] for f in pattern["faces"]]), axis=1), axis=0)
    edges = np.r_[edges, edges[:, ::-1]]
    degree = np.bincount(edges[:, 0], minlength=len(out))[:, None]
    near = np.full(len(out), np.inf)
    for name in {name for name, _ in pattern["lines"]}:
        for line in (sample(name, 10), mirrored(sample(name, 10))):
            near = np.minimum(near, polyline_distance(pattern["points"], line)[0])
    for step in range(6):
        total = np.stack([np.bincount(edges[:, 0], out[edges[:, 1], k], len(out)) for k in range(out.shape[1])], 1)
        free = ~fixed & ((near < 30) | (step < 4))
        out[free] += 0.5 * (total / degree - out)[free]
    return out
