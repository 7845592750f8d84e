"""The tote's body as cloth: two panels sewn at sides and bottom, held where the handles are sewn on, let go."""
import bpy
import numpy as np

import rig

WIDTH, HEIGHT = 380.0, 420.0
HANDLE, SEWN = 26.0, 30.0
HANDLE_X = (105.0, 275.0)
DRAWN_IN = 9.0  # mm by which the handles, meeting at the peg, draw their ends towards the middle
COLUMNS, ROWS = 60, 66
FRAMES = 60
SEED = 4


def panels():
    """Pattern mm (x, y) per vertex, layer (1 front, -1 back, 0 seam), faces facing out, and the front flag per face."""
    points, layer, index = [], [], {}
    for side in (1, -1):
        for j in range(ROWS + 1):
            for i in range(COLUMNS + 1):
                key = (0 if i in (0, COLUMNS) or j == ROWS else side, i, j)
                if key not in index:
                    index[key] = len(points)
                    points.append((WIDTH * i / COLUMNS, HEIGHT * j / ROWS))
                    layer.append(key[0])
    at = lambda side, i, j: index[(0 if i in (0, COLUMNS) or j == ROWS else side, i, j)]  # noqa: E731
    faces, front = [], []
    for side in (1, -1):
        for j in range(ROWS):
            for i in range(COLUMNS):
                ring = (at(side, i, j), at(side, i, j + 1), at(side, i + 1, j + 1), at(side, i + 1, j))
                faces.append(ring if side == 1 else ring[::-1])
                front.append(side == 1)
    return np.array(points), np.array(layer), faces, np.array(front)


def held(points, layer):
    """The squares where the handles are sewn on."""
    near = np.min([np.abs(points[:, 0] - x) for x in HANDLE_X], axis=0)
    return (near <= HANDLE / 2 + 1) & (points[:, 1] <= SEWN) & (layer != 0)


def start_shape(points, layer):
    """Units; x right, y towards the wall, z up from the top hem."""
    random = np.random.default_rng(SEED)
    x, y = points.T
    knots = [0, HANDLE_X[0] - HANDLE / 2, HANDLE_X[0] + HANDLE / 2, HANDLE_X[1] - HANDLE / 2, HANDLE_X[1] + HANDLE / 2, WIDTH]
    shift = np.interp(x, knots, [2, DRAWN_IN, DRAWN_IN, -DRAWN_IN, -DRAWN_IN, -2]) * np.exp(-np.maximum(y - SEWN, 0) / 130)
    s, t = x / WIDTH, y / HEIGHT
    belly = 6 + 13 * np.sin(np.pi * s) ** 0.7 * np.sin(np.pi * (0.15 + 0.85 * t)) + 0.8 * random.normal(size=len(x))
    # Hung a little askew: the right handle end sits lower, so that drag lines run across.
    lean = -2.5 * (x - WIDTH / 2) / 85
    between = np.clip(1 - np.abs(x - WIDTH / 2) / 72, 0, 1) * np.exp(-y / 90)
    belly = np.where(held(points, layer), 6, belly) + 9 * between
    return np.c_[(x + shift - WIDTH / 2), -belly * layer, -y + lean * np.exp(-y / 260)] * 0.01


def hang():
    """Runs the solver; returns settled coordinates in units."""
    points, layer, faces, _ = panels()
    thing = rig.mesh_object("cloth", start_shape(points, layer), faces)
    flat = np.c_[points[:, 0] - WIDTH / 2, -0.6 * layer, -points[:, 1]] * 0.01
    thing.shape_key_add(name="start")
    rest = thing.shape_key_add(name="flat")
    rest.data.foreach_set("co", flat.ravel())
    pins = thing.vertex_groups.new(name="pins")
    pins.add([int(i) for i in np.nonzero(held(points, layer))[0]], 1.0, "REPLACE")
    modifier = thing.modifiers.new("cloth", "CLOTH")
    cloth, bumps = modifier.settings, modifier.collision_settings
    cloth.quality, cloth.mass, cloth.air_damping = 8, 0.12, 2
    cloth.bending_model = "ANGULAR"
    cloth.tension_stiffness, cloth.compression_stiffness = 35, 25
    cloth.shear_stiffness, cloth.bending_stiffness = 14, 2.0
    cloth.tension_damping = cloth.compression_damping = 12
    cloth.shear_damping, cloth.bending_damping = 10, 1
    cloth.rest_shape_key, cloth.vertex_group_mass = rest, "pins"
    bumps.collision_quality, bumps.distance_min = 3, 0.02
    bumps.use_self_collision, bumps.self_distance_min, bumps.self_friction = True, 0.02, 8
    modifier.point_cache.frame_end = FRAMES
    wall = rig.plane("wall", 20, (0, 0.30, -2), (np.pi / 2, 0, 0))
    wall.modifiers.new("collision", "COLLISION")
    wall.collision.thickness_outer, wall.collision.cloth_friction = 0.02, 30
    for frame in range(1, FRAMES + 1):
        bpy.context.scene.frame_set(frame)
        settled = thing.evaluated_get(bpy.context.evaluated_depsgraph_get())
    out = np.empty(len(points) * 3)
    settled.data.vertices.foreach_get("co", out)
    bpy.data.objects.remove(thing)
    bpy.data.objects.remove(wall)
    return out.reshape(-1, 3)


def smoothed(out, faces, passes=2):
    """A few Laplacian steps take the grid out of the folds."""
    out = out.copy()
    edges = np.array([(f[i], f[(i + 1) % 4]) for f in faces for i in range(4)])
    edges = np.r_[edges, edges[:, ::-1]]
    degree = np.bincount(edges[:, 0], minlength=len(out))[:, None]
    for _ in range(passes):
        total = np.stack([np.bincount(edges[:, 0], out[edges[:, 1], k], len(out)) for k in range(3)], 1)
        out += 0.5 * (total / degree - out)
    return out
