"""An 11 oz mug (82 mm wide, 95 mm high) on a wooden table by a window.

Surface `wrap`: x = arc length in mm from the seam at the handle, growing to the right as the viewer sees the
wall (0..257.6); y = mm down from the lip's plane. Printable: all but 12 mm on either side of the seam.
"""
import math
import os
import sys

import numpy as np

sys.path.insert(0, os.path.dirname(__file__))
import rig  # noqa: E402
import drink  # noqa: E402
from passes import render_passes  # noqa: E402
from shading import Graph, rough_surface  # noqa: E402

RADIUS_MM, HEIGHT_MM = 41.0, 95.0
ARC_MM = 2 * math.pi * RADIUS_MM
SEAM_MM = 12.0
SEGMENTS = 128
WALL = [(41, h) for h in (7, 14, 21, 28, 35, 42, 49, 56, 63, 70, 77, 84, 91)]
PROFILE = (
    [(0, 2.2), (30, 2.0), (33, 1.9), (34, 1.2), (35.2, 0), (37.2, 0), (39.4, 1.2), (40.6, 3.5)] + WALL
    + [(40.9, 93.4), (40.2, 94.7), (39.2, 95), (38.2, 94.6), (37.6, 93.2)]
    + [(37.5, h) for h in (91, 76, 61, 46, 31, 16)] + [(36.8, 11), (34.5, 8), (30, 7), (0, 6.5)]
)
HANDLE = [(38.5, 74), (50, 76), (62, 74), (71, 66), (73.5, 53), (71, 40), (63, 28), (52, 21), (38.5, 20)]


def lathe():
    """Vertices (units), faces, per-face wall flag, per-face-corner UV in mm / 1000."""
    rings = PROFILE[1:-1]
    vertices = [(r * 0.01 * math.cos(a), r * 0.01 * math.sin(a), h * 0.01)
                for r, h in rings for a in (2 * math.pi * i / SEGMENTS for i in range(SEGMENTS))]
    bottom, top = len(vertices), len(vertices) + 1
    vertices += [(0, 0, PROFILE[0][1] * 0.01), (0, 0, PROFILE[-1][1] * 0.01)]
    faces, wall, uv = [], [], []
    for k in range(len(rings) - 1):
        on_wall = rings[k] in WALL and rings[k + 1] in WALL
        for i in range(SEGMENTS):
            j = (i + 1) % SEGMENTS
            faces.append((k * SEGMENTS + i, k * SEGMENTS + j, (k + 1) * SEGMENTS + j, (k + 1) * SEGMENTS + i))
            wall.append(on_wall)
            u0, u1 = i / SEGMENTS * ARC_MM, (i + 1) / SEGMENTS * ARC_MM
            h0, h1 = rings[k][1], rings[k + 1][1]
            uv += [(u0, h0), (u1, h0), (u1, h1), (u0, h1)]
    last = (len(rings) - 1) * SEGMENTS
    for i in range(SEGMENTS):
        j = (i + 1) % SEGMENTS
        faces += [(bottom, j, i), (top, last + i, last + j)]
        wall += [False, False]
        uv += [(0, 0)] * 6
    return vertices, faces, wall, uv


def catmull_rom(points, per_span):
    """Points along a Catmull-Rom curve through the given ones."""
    p = np.array([points[0]] + list(points) + [points[-1]], float)
    out = []
    for i in range(1, len(p) - 2):
        for t in np.arange(per_span) / per_span:
            a, b, d, e = p[i - 1], p[i], p[i + 1], p[i + 2]
            out.append(0.5 * (2 * b + (d - a) * t + (2 * a - 5 * b + 4 * d - e) * t**2 + (3 * b - a - 3 * d + e) * t**3))
    return np.array(out + [p[-2]])


def handle():
    """A rounded-square section (8.4 x 13.2 mm) swept along the handle's curve, thicker where it meets the wall."""
    path, around = catmull_rom(HANDLE, 6), 20
    tangent = np.gradient(path, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1)[:, None]
    vertices, faces = [], []
    for k, ((r, h), (tr, th)) in enumerate(zip(path, tangent)):
        end = min(k, len(path) - 1 - k) / 7
        grow = 1 + 0.55 * max(0.0, 1 - end) ** 2
        for i in range(around):
            angle = 2 * math.pi * i / around
            ca, sa = math.cos(angle), math.sin(angle)
            across = math.copysign(abs(ca) ** (2 / 2.6), ca) * 4.2 * grow
            aside = math.copysign(abs(sa) ** (2 / 2.6), sa) * 6.6 * grow
            vertices.append(((r - th * across) * 0.01, aside * 0.01, (h + tr * across) * 0.01))
        if k:
            for i in range(around):
                j = (i + 1) % around
                faces.append(((k - 1) * around + i, (k - 1) * around + j, k * around + j, k * around + i))
    return vertices, faces


def glaze():
    """White glaze; the printable wall is marked by the face attribute `wall`."""
    graph = Graph("glaze", (0.80, 0.795, 0.78), 0.045, 0.5)
    graph.bump(graph.noise(graph.position(), 5.0), 0.15, 0.004)
    u, v, _ = graph.xyz(graph.attribute("wrap", "Vector"))
    seam_free = u.above(SEAM_MM / 1000) * u.below((ARC_MM - SEAM_MM) / 1000)
    graph.outputs(u, v, graph.attribute("wall").above(0.5) * seam_free)
    return graph.material


def wood():
    """Brown boards running along x."""
    graph = Graph("wood", (0.44, 0.285, 0.165), 0.5, 0.35)
    x, y, z = graph.xyz(graph.position())
    warp = graph.noise(graph.vector(x * 0.35, y * 1.2), 1.0, 3)
    grain = graph.noise(graph.vector(x * 0.28, y * 5.0 + warp * 1.6), 1.0, 6) + 0.5
    fine = graph.noise(graph.vector(x * 1.6, y * 60.0), 1.0, 4)
    tone = grain + fine * 0.25
    stops = [(0.34, (0.27, 0.165, 0.09)), (0.5, (0.44, 0.285, 0.165)), (0.66, (0.56, 0.39, 0.24))]
    graph.tree.links.new(graph.ramp(tone, stops), graph.principled.inputs["Base Color"])
    graph.feed(graph.principled.inputs["Roughness"], (fine + 0.5) * 0.2 + 0.42)
    graph.bump(fine, 1.0, 0.006)
    return graph.material


def place_mug(material, x, y, turn_deg):
    """One mug at a place (units); turn 0: the handle points to +x, counter-clockwise from above."""
    vertices, faces, wall, uv = lathe()
    cup = rig.mesh_object("cup", vertices, faces)
    layer = cup.data.uv_layers.new(name="wrap")
    layer.data.foreach_set("uv", [n / 1000 for pair in uv for n in pair])
    rig.face_attribute(cup.data, "wall", wall)
    grip = rig.mesh_object("handle", *handle())
    for thing in (cup, grip):
        thing.location = (x, y, 0)
        thing.rotation_euler = (0, 0, math.radians(turn_deg))
        thing.data.materials.append(material)
        rig.subdivide(thing, 2)


def window_table(scene):
    """Brown boards, a window of four panes to the left, strips of light that a wall can mirror."""
    rig.set_world(scene, 0.5)
    table = rig.plane("table", 30)
    table.data.materials.append(wood())
    wall = rig.plane("wall", 60, (0, 9, 0), (math.radians(90), 0, 0))
    wall.data.materials.append(rough_surface("wall", (0.66, 0.645, 0.615)))
    centre = (0, 0, 0.5)
    for dx in (-1, 1):
        for dz in (-1, 1):
            rig.area_light((-5.2 + dx * 0.3875, -2.6 - dx * 0.675, 2.9 + dz * 0.975), centre, 120, 1.35, 1.75)
    rig.area_light((-2.9, 0.7, 1.25), (0, 0, 0.6), 22, 0.75, 2.5)
    rig.area_light((2.9, 1.2, 1.25), (0, 0, 0.6), 8, 0.5, 2.5)
    rig.area_light((6, -5, 4.5), centre, 560, 5, colour=rig.FILL_COLOUR)
    rig.area_light((0, 5.5, 5.5), (0, 9, 1.0), 420, 5, 3)
    rig.camera(scene, (0.25, -5.5, 1.32), (0.14, 0, 0.475), lens_mm=116)


def main():
    args = rig.scene_arguments()
    scene = rig.empty_scene()
    rig.set_up_cycles(scene, args.size, args.samples, seed=3)
    material = glaze()
    if args.variant == "pair":
        place_mug(material, -0.52, -0.12, 90 + 8)
        place_mug(material, 0.50, 0.14, -14)
        drink.studio(scene, 1.0)
        rig.camera(scene, (0.06, -8.6, 1.75), (0.06, 0, 0.44), lens_mm=120)
    else:
        place_mug(material, 0, 0, -22)
        window_table(scene)
    # The wrap's v is a height; the surface's y runs down from the lip.
    render_passes(scene, args.out, args.size, {
        "surface": "wrap", "scaleMm": [1000, -1000], "offsetMm": [0, HEIGHT_MM],
        "baseAlbedo": [0.80, 0.795, 0.78], "exposeBy": "diffuse", "glossy": True,
    })


main()
