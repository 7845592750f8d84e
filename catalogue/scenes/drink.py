"""Straight printed vessels: the body, its coordinates round the wall, and light that shapes a cylinder."""
import math

import rig
import materials as m
import shapes as s


def wall(name, radius_mm, low_mm, high_mm, material, turn_deg, seam_mm=3.0, segments=160):
    """The printable wall from low to high. x = arc length from the seam at the back, growing to the viewer's right;
    y down from the wall's upper end. turn_deg 0: the seam lies at +y, away from the camera."""
    arc = 2 * math.pi * radius_mm
    rows = [low_mm + (high_mm - low_mm) * k / 24 for k in range(25)]
    vertices, faces, uv, printable = [], [], [], []
    for h in rows:
        for i in range(segments):
            a = math.pi / 2 + math.radians(turn_deg) + 2 * math.pi * i / segments
            vertices.append((radius_mm * 0.01 * math.cos(a), radius_mm * 0.01 * math.sin(a), h * 0.01))
    for k in range(24):
        for i in range(segments):
            j = (i + 1) % segments
            faces.append((k * segments + i, k * segments + j, (k + 1) * segments + j, (k + 1) * segments + i))
            u0, u1 = i / segments * arc, (i + 1) / segments * arc
            y0, y1 = high_mm - rows[k], high_mm - rows[k + 1]
            uv += [(u0, y0), (u1, y0), (u1, y1), (u0, y1)]
            printable.append(u0 >= seam_mm and u1 <= arc - seam_mm)
    thing = rig.mesh_object(name, vertices, faces)
    layer = thing.data.uv_layers.new(name="print")
    layer.data.foreach_set("uv", [n / 1000 for pair in uv for n in pair])
    rig.face_attribute(thing.data, "printable", printable)
    thing.data.materials.append(material)
    return thing


def coat(albedo, roughness, clearcoat=0.0):
    """Powder coat or glaze on steel: smooth, so that few samples of its shine can be averaged."""
    graph = m.Printed("coat", albedo, roughness, 0.5)
    graph.principled.inputs["Clearcoat"].default_value = clearcoat
    return graph.done()


def steel(roughness=0.3):
    return m.plain("steel", (0.56, 0.555, 0.55), roughness, 0.5, metallic=1.0)


def strip(height, right=16):
    """A tall narrow soft box to the right, down to the table: a straight wall mirrors nothing else."""
    rig.area_light((2.3, -0.5, height * 0.6), (0, 0, height * 0.5), right, 0.5, height * 1.5)


def sweep(colour=(0.86, 0.82, 0.765), back=5.0, bend=2.6):
    """Floor that turns up into the back wall without an edge."""
    steps = 24
    profile = [(-30.0, 0.0), (back - bend, 0.0)]
    profile += [(back - bend + bend * math.sin(math.pi / 2 * k / steps), bend - bend * math.cos(math.pi / 2 * k / steps)) for k in range(1, steps + 1)]
    profile.append((back, 30.0))
    vertices = [(x, y, z) for y, z in profile for x in (-40.0, 40.0)]
    faces = [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(len(profile) - 1)]
    thing = rig.mesh_object("sweep", vertices, faces)
    thing.data.materials.append(m.plain("sweep", colour, 0.85, 0.12))


def studio(scene, height, spread=1.0):
    """Light sweep, one tall window-like box on the left, one strip on the right: few lamps need few samples."""
    rig.set_world(scene, 0.55)
    sweep()
    rig.area_light((-3.6 * spread, -2.8, height * 0.5 + 1.1), (0, 0, height * 0.5), 300, 1.7, height + 2.2)
    strip(height, 20)
