"""Meshes from outlines and profiles, with print coordinates: the UV map `print` holds surface mm / 1000 and the face
attribute `printable` marks what may carry ink."""
import math

import bpy
import numpy as np

import rig


def rounded_outline(width, height, radius, steps=10):
    """Counter-clockwise points (x, y) of a rounded rectangle around the origin; same unit as the arguments."""
    points = []
    for cx, cy, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for k in range(steps + 1):
            angle = math.radians(start + 90 * k / steps)
            points.append((cx * (width / 2 - radius) + radius * math.cos(angle), cy * (height / 2 - radius) + radius * math.sin(angle)))
    return points


def circle_outline(radius, steps=160):
    return [(radius * math.cos(2 * math.pi * k / steps), radius * math.sin(2 * math.pi * k / steps)) for k in range(steps)]


def inset(outline, distance):
    """Outline moved inwards along its normals (for smooth, nearly convex outlines)."""
    p = np.array(outline, float)
    along = np.roll(p, -1, 0) - np.roll(p, 1, 0)
    along /= np.linalg.norm(along, axis=1)[:, None]
    return p + np.c_[-along[:, 1], along[:, 0]] * distance


def slab(name, outline_mm, thickness_mm, round_mm, material, side_material=None, wrap=False):
    """A plate lying on z = 0 with its upper edge rounded; the top (with wrap, also the rounding) is printable.

    Surface mm: x from the outline's left, y down from its top (as seen from above, y up = away).
    """
    outline = np.array(outline_mm, float)
    low, high = outline.min(0), outline.max(0)
    bend = min(round_mm, thickness_mm * 0.98)
    rings = [(outline, 0.0), (outline, thickness_mm - bend)]
    steps = 6
    for k in range(1, steps + 1):
        angle = math.pi / 2 * k / steps
        rings.append((inset(outline, bend * (1 - math.cos(angle))), thickness_mm - bend + bend * math.sin(angle)))
    n = len(outline)
    vertices = [(x * 0.01, y * 0.01, z * 0.01) for ring, z in rings for x, y in ring]
    faces, printable = [], []
    for k in range(len(rings) - 1):
        for i in range(n):
            j = (i + 1) % n
            faces.append((k * n + i, k * n + j, (k + 1) * n + j, (k + 1) * n + i))
            printable.append(wrap and k >= 1)
    last = (len(rings) - 1) * n
    faces += [tuple(range(last, last + n)), tuple(range(n))[::-1]]
    printable += [True, False]
    thing = rig.mesh_object(name, vertices, faces)
    thing.data.polygons[len(faces) - 2].use_smooth = False
    planar_print(thing, low[0], high[1], printable)
    thing.data.materials.append(material)
    if side_material:
        thing.data.materials.append(side_material)
        for face, flag in zip(thing.data.polygons, printable):
            face.material_index = 0 if flag else 1
    return thing


def planar_print(thing, left_mm, top_mm, printable):
    """UV `print` straight from above: u = (x - left), v = (top - y), both mm / 1000, and the flag per face."""
    loops = np.empty(len(thing.data.loops), int)
    thing.data.loops.foreach_get("vertex_index", loops)
    co = np.empty(len(thing.data.vertices) * 3)
    thing.data.vertices.foreach_get("co", co)
    co = co.reshape(-1, 3)[loops] * 100
    layer = thing.data.uv_layers.new(name="print")
    layer.data.foreach_set("uv", (np.c_[co[:, 0] - left_mm, top_mm - co[:, 1]] / 1000).ravel())
    rig.face_attribute(thing.data, "printable", printable)


def grid_sheet(name, columns, rows, place, surface_mm):
    """A sheet of quads: place(s, t) -> (x, y, z) in units and surface_mm(s, t) -> (x, y), s and t 0..1 as arrays."""
    s, t = [a.ravel() for a in np.meshgrid(np.linspace(0, 1, columns + 1), np.linspace(0, 1, rows + 1))]
    vertices = np.stack(place(s, t), 1)
    mm = np.stack(surface_mm(s, t), 1)
    w = columns + 1
    faces = [(r * w + k, r * w + k + 1, (r + 1) * w + k + 1, (r + 1) * w + k) for r in range(rows) for k in range(columns)]
    thing = rig.mesh_object(name, vertices, faces)
    layer = thing.data.uv_layers.new(name="print")
    layer.data.foreach_set("uv", (mm[np.array(faces).ravel()] / 1000).ravel())
    rig.face_attribute(thing.data, "printable", np.ones(len(faces)))
    return thing


def box(name, size, location, material, bevel=0.02, turn_deg=0.0):
    """A box with rounded edges; size and location (its middle) in units."""
    x, y, z = (s / 2 for s in size)
    corners = [(a * x, b * y, d * z) for d in (-1, 1) for b in (-1, 1) for a in (-1, 1)]
    faces = [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)]
    thing = rig.mesh_object(name, corners, faces)
    thing.location = location
    thing.rotation_euler = (0, 0, math.radians(turn_deg))
    if bevel:
        modifier = thing.modifiers.new("bevel", "BEVEL")
        modifier.width, modifier.segments = bevel, 3
        thing.data.use_auto_smooth = True
    thing.data.materials.append(material)
    return thing


def turned(name, profile_mm, location, material, segments=96, levels=1):
    """A lathe body from (radius, height) in mm; open profile, ends may lie on the axis (radius 0)."""
    vertices, faces = [], []
    for r, h in profile_mm:
        for i in range(segments):
            a = 2 * math.pi * i / segments
            vertices.append((max(r, 0.02) * 0.01 * math.cos(a), max(r, 0.02) * 0.01 * math.sin(a), h * 0.01))
    for k in range(len(profile_mm) - 1):
        for i in range(segments):
            j = (i + 1) % segments
            faces.append((k * segments + i, k * segments + j, (k + 1) * segments + j, (k + 1) * segments + i))
    thing = rig.mesh_object(name, vertices, faces)
    thing.location = location
    thing.data.materials.append(material)
    if levels:
        rig.subdivide(thing, levels)
    return thing


def tube(name, points, radius, material, cyclic=False):
    """A round cord through points in units."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth, curve.bevel_resolution = radius, 4
    spline = curve.splines.new("POLY")
    points = np.array(points, float)
    spline.points.add(len(points) - 1)
    spline.points.foreach_set("co", np.c_[points, np.ones(len(points))].ravel())
    spline.use_cyclic_u = cyclic
    thing = bpy.data.objects.new(name, curve)
    bpy.context.collection.objects.link(thing)
    curve.materials.append(material)
    return thing
