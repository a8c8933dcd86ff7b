// Filled by the room.
