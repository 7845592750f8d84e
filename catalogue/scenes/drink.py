"""Straight printed vessels: the body, its coordinates round the wall, and light that shapes a cylinder."""
import math

import common as c
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
    thing = c.mesh_object(name, vertices, faces)
    layer = thing.data.uv_layers.new(name="print")
    layer.data.foreach_set("uv", [n / 1000 for pair in uv for n in pair])
    c.face_attribute(thing.data, "printable", printable)
    thing.data.materials.append(material)
    return thing


def coat(albedo, roughness, clearcoat=0.0):
    """Powder coat or glaze on steel, with a trace of orange peel."""
    graph = m.Printed("coat", albedo, roughness, 0.5)
    graph.principled.inputs["Clearcoat"].default_value = clearcoat
    graph.bump(graph.noise(graph.position(), 26.0, 2), 0.25, 0.0012)
    return graph.done()


def steel(roughness=0.22):
    return m.plain("steel", (0.52, 0.52, 0.53), roughness, 0.5, metallic=1.0)


def strips(height, spread=2.6, left=34, right=13):
    """Two tall soft boxes beside the vessel, down to the table: a straight wall mirrors nothing else."""
    c.area_light((-spread, 0.5, height * 0.62), (0, 0, height * 0.5), left, 0.75, height * 1.3)
    c.area_light((spread, 1.0, height * 0.62), (0, 0, height * 0.5), right, 0.45, height * 1.3)
    # Cards for the edges, behind on either side.
    c.area_light((-1.9, 2.4, height * 0.6), (0, 0, height * 0.5), left * 0.5, 0.5, height * 1.2)


def studio(scene, height):
    """Light sweep with a soft gradient behind."""
    c.set_world(scene, 0.42)
    floor = c.plane("floor", 60)
    floor.data.materials.append(m.plaster((0.62, 0.60, 0.565), 0.002))
    wall_ = c.plane("back", 60, (0, 7, 0), (math.radians(90), 0, 0))
    wall_.data.materials.append(m.plaster((0.62, 0.60, 0.565), 0.002))
    c.area_light((-5.5, -4.5, height + 3.0), (0, 0, height / 2), 520, 3.0)
    c.area_light((6, -5, height + 1.5), (0, 0, height / 2), 330, 5, colour=c.FILL_COLOUR)
    c.area_light((0, 4.0, height + 3.5), (0, 7, 0.5), 300, 5, 2)
    strips(height)
