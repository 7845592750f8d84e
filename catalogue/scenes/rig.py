"""The rig of every product scene: units, render settings, lights, camera, meshes.

Unit: 1 Blender unit = 100 mm. Colours are linear. Light colours follow one white balance (warm key,
slightly warm world, slightly cool fill); the watts matter only by their ratios because the exposure is
set afterwards from the linear passes (see lib/exposure.mjs).
"""
import argparse
import math
import sys

import bpy
from mathutils import Vector

UNITS_PER_MM = 0.01
KEY_COLOUR = (1.0, 0.985, 0.965)
WORLD_COLOUR = (1.0, 0.985, 0.97)
FILL_COLOUR = (0.97, 0.985, 1.0)


def scene_arguments():
    """--out folder, --size picture side in px, --samples upper limit per pixel, --cache folder."""
    own = sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else []
    parser = argparse.ArgumentParser()
    parser.add_argument("--out", required=True)
    parser.add_argument("--cache", required=True)
    parser.add_argument("--size", type=int, default=1000)
    parser.add_argument("--samples", type=int, default=32)
    parser.add_argument("--variant", default="")
    return parser.parse_args(own)


def empty_scene():
    """An empty file; returns its scene."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    return bpy.context.scene


def set_up_cycles(scene, size, samples, seed=1):
    """Cycles on the CPU with the settings all products share; size in px, samples are an upper limit."""
    scene.render.engine = "CYCLES"
    scene.render.resolution_x = scene.render.resolution_y = size
    scene.render.resolution_percentage = 100
    scene.render.use_persistent_data = True
    scene.view_settings.view_transform = "Standard"
    scene.view_settings.look = "None"
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = samples
    cycles.seed = seed
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.01
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 5, 3, 3
    cycles.sample_clamp_indirect = 4.0
    cycles.caustics_reflective = cycles.caustics_refractive = False


def set_world(scene, strength):
    """Even light from everywhere."""
    world = bpy.data.worlds.new("world")
    scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    background.inputs["Color"].default_value = (*WORLD_COLOUR, 1)
    background.inputs["Strength"].default_value = strength


def area_light(location, target, watts, width, height=None, colour=KEY_COLOUR):
    """A rectangular lamp looking at a target; places and sizes in units."""
    data = bpy.data.lights.new("area", "AREA")
    data.shape = "RECTANGLE"
    data.size, data.size_y = width, height or width
    data.energy = watts
    data.color = colour
    lamp = bpy.data.objects.new("area", data)
    bpy.context.collection.objects.link(lamp)
    lamp.location = location
    aim(lamp, target)
    return lamp


def aim(thing, target):
    """Turn a lamp or camera (both look along -z) towards a point."""
    direction = Vector(target) - thing.location
    thing.rotation_euler = direction.to_track_quat("-Z", "Y").to_euler()


def camera(scene, location, target, lens_mm=50.0, field_units=None):
    """A camera on a 36 mm sensor; field_units: width of the picture at the target's distance, instead of a lens."""
    data = bpy.data.cameras.new("camera")
    data.sensor_width = 36.0
    thing = bpy.data.objects.new("camera", data)
    bpy.context.collection.objects.link(thing)
    thing.location = location
    aim(thing, target)
    distance = (Vector(target) - thing.location).length
    data.lens = 36.0 * distance / field_units if field_units else lens_mm
    data.clip_end = 200
    scene.camera = thing
    return thing


def spherical(azimuth_deg, elevation_deg, distance, around=(0, 0, 0)):
    """Point at a distance (units) in a direction; azimuth from +x towards +y."""
    azimuth, elevation = math.radians(azimuth_deg), math.radians(elevation_deg)
    return (
        around[0] + distance * math.cos(elevation) * math.cos(azimuth),
        around[1] + distance * math.cos(elevation) * math.sin(azimuth),
        around[2] + distance * math.sin(elevation),
    )


def mesh_object(name, vertices, faces, smooth=True):
    """A mesh from coordinates in units and faces of vertex numbers."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(v) for v in vertices], [], [tuple(f) for f in faces])
    mesh.update()
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(thing)
    if smooth:
        mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    return thing


def face_attribute(mesh, name, values):
    """A float per face that shaders read through an Attribute node; survives Subdivision and Solidify."""
    layer = mesh.attributes.new(name, "FLOAT", "FACE")
    layer.data.foreach_set("value", [float(v) for v in values])


def plane(name, size, location=(0, 0, 0), rotation=(0, 0, 0)):
    """A square without UV map (its UV would leak into the passes)."""
    half = size / 2
    corners = [(-half, -half, 0), (half, -half, 0), (half, half, 0), (-half, half, 0)]
    thing = mesh_object(name, corners, [(0, 1, 2, 3)], smooth=False)
    thing.location = location
    thing.rotation_euler = rotation
    return thing


def subdivide(thing, levels):
    """Subdivision surface, UV left unsmoothed (they were smoothed with the mesh)."""
    modifier = thing.modifiers.new("subdivide", "SUBSURF")
    modifier.levels = modifier.render_levels = levels
    modifier.uv_smooth = "NONE"
