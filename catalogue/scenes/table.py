"""Products lying on a table: a clean light ground, or a wooden desk in window light; and desk things."""
import math

import numpy as np

import rig
import materials as m
import shapes as s
import stage


def clean_ground(scene, target=(0, 0, 0), reach=6.0, colour=(0.66, 0.64, 0.605)):
    """Light ground, one large soft key from the upper left; reach: size of the product in units."""
    rig.set_world(scene, 0.55)
    floor = rig.plane("ground", 120)
    floor.data.materials.append(m.plaster(colour, 0.003))
    k = reach / 6
    rig.area_light(rig.spherical(132, 46, 16 * k, target), target, 3800 * k * k, 3.4 * k)
    rig.area_light(rig.spherical(-30, 40, 15 * k, target), target, 700 * k * k, 7 * k, colour=rig.FILL_COLOUR)


def wooden_desk(scene, target=(0, 0, 0), stops=None, along="x", reach=6.0, azimuth=148, elevation=33, leaves=True, scale=1.0):
    """Wooden table, low sun through a window, and the shadow of a plant that stands outside the picture."""
    rig.set_world(scene, 0.42)
    floor = rig.plane("desk", 120)
    floor.data.materials.append(m.wood("desk", stops or m.HONEY, along, scale))
    k = reach / 6
    stage.window_light(target, 11500 * k * k, azimuth, elevation, distance=34 * k, size=1.0 * k, pane=(2.8 * k, 2.4 * k), gap=0.4 * k, at=9 * k, panes=(2, 3))
    rig.area_light(rig.spherical(-35, 38, 16 * k, target), target, 900 * k * k, 7 * k, colour=rig.FILL_COLOUR)
    if leaves:
        foot = np.array(rig.spherical(azimuth, elevation, 4.4 * k, target))
        for n, (dx, dz) in enumerate([(-0.6, 0.9), (0.7, 0.7), (0.0, 1.6)]):
            root = foot + np.array([0.8 * k, 0.9 * k, -1.2 * k])
            stage.branch(root, root + np.array([dx * 2 * k, -0.4 * k + 0.6 * dx, dz * 1.6 * k]), 60 + n, 14, 52 * k)


def keyboard(x, y, turn_deg, colour=(0.60, 0.59, 0.57), key_colour=(0.66, 0.65, 0.63)):
    """A low keyboard of 60 keys, 290 x 110 mm, its middle at x, y."""
    body = m.plain("keyboard", colour, 0.45, 0.3)
    caps = m.plain("keys", key_colour, 0.55, 0.3)
    rows = [[1] * 13 + [2], [1.5] + [1] * 12 + [1.5], [1.75] + [1] * 11 + [2.25], [2.25] + [1] * 10 + [2.75], [1.25, 1.25, 1.25, 6.25, 1.25, 1.25, 1.25, 1.25]]
    angle = math.radians(turn_deg)
    spot = lambda px, py: (x + px * math.cos(angle) - py * math.sin(angle), y + px * math.sin(angle) + py * math.cos(angle))  # noqa: E731
    s.box("keyboard", (2.95, 1.08, 0.12), (*spot(0, 0), 0.07), body, 0.03, turn_deg)
    pitch = 0.19
    for row, widths in enumerate(rows):
        left = -7.5 * pitch
        for width in widths:
            s.box("key", (width * pitch - 0.025, pitch - 0.025, 0.07), (*spot(left + width * pitch / 2, (2 - row) * pitch), 0.165), caps, 0.022, turn_deg)
            left += width * pitch


def mouse(x, y, turn_deg, z=0.0, colour=(0.045, 0.045, 0.048)):
    """A computer mouse, 62 x 108 mm, its front pointing to +y before the turn."""
    n, k = 72, 18
    vertices, faces = [], []
    for ring in range(k + 1):
        f = ring / k
        for i in range(n):
            a = 2 * math.pi * i / n
            ca, sa = math.cos(a), math.sin(a)
            px = math.copysign(abs(ca) ** 0.80, ca) * 0.31 * (1 - 0.10 * sa)
            py = math.copysign(abs(sa) ** 0.86, sa) * 0.54
            r = math.sin(math.pi / 2 * f) if ring < k else 1
            up = math.cos(math.pi / 2 * f) ** 0.62 if ring < k else 0
            vertices.append((px * r, py * r, 0.04 + 0.345 * up * (1 - 0.22 * (py * r / 0.54) - 0.10 * (py * r / 0.54) ** 2)))
    for ring in range(k):
        for i in range(n):
            j = (i + 1) % n
            faces.append((ring * n + i, (ring + 1) * n + i, (ring + 1) * n + j, ring * n + j))
    from shading import Graph
    graph = Graph("mouse", colour, 0.42, 0.4)
    px, py, _ = graph.xyz(graph.position())
    split = px.gauss(0.0, 0.008) * py.above(0.02) + py.gauss(0.0, 0.008)
    graph.bump(split * -1.0 + graph.noise(graph.position(), 60.0, 2) * 0.04, 1.0, 0.02)
    body = rig.mesh_object("mouse", vertices, faces)
    body.data.materials.append(graph.material)
    wheel = s.turned("wheel", [(0, -4), (9, -4), (10.5, -3), (11, 0), (10.5, 3), (9, 4), (0, 4)], (0, 0, 0), m.plain("wheel", (0.10, 0.10, 0.10), 0.7, bump=0.004, scale=30), 40, 0)
    wheel.parent = body
    wheel.rotation_euler = (0, math.radians(90), 0)
    wheel.location = (0, 0.27, 0.235)
    body.location = (x, y, z)
    body.rotation_euler = (0, 0, math.radians(turn_deg))
    return body


def pen(x, y, turn_deg, z=0.05, colour=(0.03, 0.03, 0.035)):
    """A slim pen lying on the table, 140 mm long."""
    metal = m.plain("metal", (0.55, 0.47, 0.33), 0.25, 0.5, metallic=1.0)
    for name, profile, material in (
        ("barrel", [(0, -40), (4.6, -40), (4.9, -38), (4.9, 66), (4.4, 69), (0, 69)], m.plain("barrel", colour, 0.3, 0.5)),
        ("tip", [(0, -66), (0.6, -66), (0.9, -62), (1.2, -60), (4.4, -41), (4.4, -40)], metal),
        ("ring", [(5.0, 8), (5.1, 9), (5.1, 12), (5.0, 13)], metal),
    ):
        part = s.turned(name, profile, (x, y, z), material, 32, 0)
        part.rotation_euler = (0, math.radians(90), math.radians(turn_deg))


def cup(x, y, coffee=True, colour=(0.52, 0.49, 0.44), z=0.0):
    """A low stoneware cup with coffee in it and a saucer."""
    stone = m.plain("cup", colour, 0.4, 0.4, bump=0.004)
    s.turned("saucer", [(0, 3), (28, 3), (34, 2), (60, 9), (66, 12), (67, 13), (65, 14), (58, 12), (36, 6), (0, 5)], (x, y, z), stone)
    s.turned("cup", [(0, 8), (22, 7), (26, 9), (36, 28), (41, 52), (42, 64), (41, 66), (39.5, 64), (38, 52), (33, 30), (24, 13), (0, 11)], (x, y, z), stone)
    if coffee:
        s.turned("coffee", [(0, 56), (39, 56)], (x, y, z), m.plain("coffee", (0.035, 0.017, 0.008), 0.08, 0.5), 64, 0)
