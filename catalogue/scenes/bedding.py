"""A low daybed under a wall: mattress with a soft cover and two pillows, at a fifth of its size."""
import numpy as np

import rig
import folds
import materials as m
import shapes as s


def _soft_box(name, size, location, material, puff, seed, tilt=(0, 0, 0)):
    """A cushion-like body: a superellipsoid with wrinkles; size in units."""
    n, k = 96, 48
    u, v = np.meshgrid(np.linspace(-np.pi, np.pi, n, endpoint=False), np.linspace(-np.pi / 2, np.pi / 2, k), indexing="ij")
    power = lambda a, e: np.sign(a) * np.abs(a) ** e  # noqa: E731
    x = power(np.cos(v), puff) * power(np.cos(u), 0.28) * size[0] / 2
    y = power(np.cos(v), puff) * power(np.sin(u), 0.28) * size[1] / 2
    z = power(np.sin(v), puff * 1.15) * size[2] / 2
    points = np.stack([x, y, z], -1).reshape(-1, 3)
    random = np.random.default_rng(seed)
    wrinkle = folds.waves(points[:, :2] + points[:, 2:] * 0.6, random, 9, 0.18, 0.6, 180)
    points *= 1 + 0.006 * wrinkle[:, None]
    faces = [(i * k + j, ((i + 1) % n) * k + j, ((i + 1) % n) * k + j + 1, i * k + j + 1) for i in range(n) for j in range(k - 1)]
    thing = rig.mesh_object(name, points, faces)
    thing.location, thing.rotation_euler = location, tilt
    thing.data.materials.append(material)
    return thing


def daybed():
    """Its top 0.62 units above the floor at z = -0.05, its back at the wall."""
    floor = rig.plane("floor", 60, (0, 0, -0.6))
    floor.data.materials.append(m.wood("floor", m.OAK, "x", 1.2, board=0.5))
    oak = m.wood("frame", m.OAK, "x", 1.6)
    s.box("frame", (4.3, 1.75, 0.2), (-0.25, -0.98, -0.22), oak, 0.03)
    for x in (-2.25, 1.75):
        for y in (-0.25, -1.7):
            s.box("leg", (0.14, 0.14, 0.42), (x, y, -0.45), oak, 0.02)
    linen = m.plain("cover", (0.50, 0.46, 0.40), 0.95, 0.12, bump=0.006, scale=22)
    _soft_box("mattress", (4.15, 1.7, 0.46), (-0.25, -0.98, 0.08), linen, 0.16, 1)
    rust = m.plain("rust", (0.33, 0.13, 0.065), 0.95, 0.12, bump=0.006, scale=26)
    sand = m.plain("sand", (0.58, 0.52, 0.43), 0.95, 0.12, bump=0.006, scale=26)
    _soft_box("pillow", (0.92, 0.30, 0.86), (-1.65, -0.42, 0.66), sand, 0.62, 2, (np.radians(-14), 0, np.radians(6)))
    _soft_box("pillow", (0.80, 0.28, 0.74), (-1.05, -0.62, 0.58), rust, 0.62, 3, (np.radians(-17), 0, np.radians(-9)))
    s.box("side table", (0.95, 0.9, 0.06), (2.35, -0.75, -0.03), oak, 0.02)
    for dx in (-0.38, 0.38):
        s.box("leg", (0.07, 0.07, 0.6), (2.35 + dx, -0.75, -0.35), oak, 0.01)
