"""The rooms the products stand in: a sunlit wall, a sideboard, a desk, a floor; and what stands about in them."""
import math

import numpy as np

import rig
import materials as m
import shapes as s


SUN_COLOUR = (1.0, 0.95, 0.88)


def window_light(target, watts, azimuth_deg=215, elevation_deg=38, distance=34.0, size=1.1, panes=(2, 3), pane=(3.0, 2.6), gap=0.45, at=9.0, turn_deg=0.0):
    """Sun through a window: a far lamp and a frame of bars in front of the target, which throws soft crossed shadows."""
    place = rig.spherical(azimuth_deg, elevation_deg, distance, target)
    rig.area_light(place, target, watts, size, colour=SUN_COLOUR)
    dark = m.plain("bars", (0.02, 0.02, 0.02), 0.9)
    centre = np.array(rig.spherical(azimuth_deg, elevation_deg, at, target))
    forward = (np.array(target) - centre) / at
    right = np.cross(forward, (0, 0, 1.0))
    right /= np.linalg.norm(right)
    up = np.cross(right, forward)
    width, height = panes[0] * pane[0] + (panes[0] - 1) * gap, panes[1] * pane[1] + (panes[1] - 1) * gap

    def bar(x0, x1, y0, y1):
        corners = [centre + right * x + up * y for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))]
        thing = rig.mesh_object("bar", corners, [(0, 1, 2, 3)], smooth=False)
        thing.data.materials.append(dark)
        thing.visible_camera = thing.visible_glossy = False

    far = 14.0
    bar(-far, -width / 2, -far, far)
    bar(width / 2, far, -far, far)
    bar(-width / 2, width / 2, height / 2, far)
    bar(-width / 2, width / 2, -far, -height / 2)
    for k in range(1, panes[0]):
        x = -width / 2 + k * (pane[0] + gap) - gap
        bar(x, x + gap, -height / 2, height / 2)
    for k in range(1, panes[1]):
        y = -height / 2 + k * (pane[1] + gap) - gap
        bar(-width / 2, width / 2, y, y + gap)


def wall(colour=(0.60, 0.575, 0.54), y=0.0):
    thing = rig.plane("wall", 90, (0, y, 0), (math.radians(90), 0, 0))
    thing.data.materials.append(m.plaster(colour))
    return thing


def sideboard(top_z, depth=4.2, stops=None):
    """A wooden top before the wall, its front edge and the dark below it."""
    timber = m.wood("top", stops or m.OAK)
    s.box("top", (60, depth, 0.32), (0, -depth / 2, top_z - 0.16), timber, 0.03)
    s.box("front", (60, depth - 0.2, 8), (0, -depth / 2 + 0.1, top_z - 4.32), timber, 0.02)


def vase(x, y, z, height_mm=210, colour=(0.36, 0.33, 0.295)):
    """A round-shouldered stoneware vase; returns the place of its mouth."""
    k = height_mm / 210
    profile = [(0, 0), (34, 0), (40, 3), (52, 30), (60, 66), (61, 96), (52, 130), (34, 156), (23, 172), (20, 186), (22, 200), (27, 209), (25, 210), (21, 203), (17, 188), (18, 172), (26, 158)]
    stone = m.plain("stoneware", colour, 0.75, 0.25, bump=0.012, scale=5.0)
    s.turned("vase", [(r * k, h * k) for r, h in profile], (x, y, z), stone)
    return np.array([x, y, z + height_mm * 0.0098])


def branch(root, tip, seed, leaves=16, leaf_mm=46.0, colour=(0.13, 0.17, 0.085)):
    """A stem with oval leaves in pairs, bent over to its tip; root and tip in units."""
    random = np.random.default_rng(seed)
    root, tip = np.array(root, float), np.array(tip, float)
    lift = np.array([0, 0, np.linalg.norm(tip - root) * 0.28])
    t = np.linspace(0, 1, 40)[:, None]
    path = (1 - t) ** 2 * root + 2 * t * (1 - t) * ((root + tip) / 2 + lift) + t**2 * tip
    green = m.plain("leaf", colour, 0.55, 0.3)
    s.tube("stem", path, 0.014, m.plain("stem", (0.17, 0.12, 0.07), 0.8))
    for k in range(leaves):
        at = 0.22 + 0.78 * (k // 2 + 0.5) / (leaves / 2)
        n = min(38, int(at * 39))
        along = path[n + 1] - path[n]
        along /= np.linalg.norm(along)
        side = np.cross(along, random.normal(0, 0.5, 3) + [0, 0.3, 1])
        side *= (1 if k % 2 else -1) / np.linalg.norm(side)
        out = side * random.uniform(0.75, 1) + along * random.uniform(0.35, 0.8)
        out /= np.linalg.norm(out)
        flat = np.cross(out, along)
        flat /= np.linalg.norm(flat)
        wide = np.cross(flat, out)
        size = leaf_mm * 0.01 * random.uniform(0.7, 1.1) * (1 - 0.35 * at)
        u, v = np.meshgrid(np.linspace(0, 1, 9), np.linspace(-1, 1, 5))
        half = 0.24 * np.sin(np.pi * u**0.8) ** 0.9
        bend = -0.22 * u**2 + 0.10 * v**2 * half * 3
        points = path[n] + size * (u[..., None] * out + (v * half)[..., None] * wide + bend[..., None] * flat)
        faces = [(a * 9 + b, a * 9 + b + 1, (a + 1) * 9 + b + 1, (a + 1) * 9 + b) for a in range(4) for b in range(8)]
        rig.mesh_object("leaf", points.reshape(-1, 3), faces).data.materials.append(green)


def books(x, y, z, sizes, colours, turns):
    """A stack of books: sizes (length, depth, thickness) in units from the bottom up; pages show at the front."""
    paper = m.plain("paper", (0.62, 0.58, 0.50), 0.9, 0.1, bump=0.004, scale=30)
    for (length, depth, thick), colour, turn in zip(sizes, colours, turns):
        cover = m.plain("cover", colour, 0.75, 0.2, bump=0.002, scale=40)
        angle = math.radians(turn)
        for dz in (0.015, thick - 0.015):
            s.box("board", (length, depth, 0.03), (x, y, z + dz), cover, 0.008, turn)
        s.box("pages", (length - 0.05, depth - 0.08, thick - 0.06), (x - 0.01 * math.cos(angle), y - 0.01 * math.sin(angle), z + thick / 2), paper, 0.004, turn)
        s.box("spine", (0.04, depth, thick), (x - length / 2 * math.cos(angle), y - length / 2 * math.sin(angle), z + thick / 2), cover, 0.012, turn)
        z += thick
    return z
