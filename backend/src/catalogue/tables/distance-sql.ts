const earthKm = 6371.0088;

/** Great-circle distance in kilometres between a supplier and a point given as lat, lat, lng. */
export const distanceSql = `${earthKm} * acos(max(-1.0, min(1.0,
  sin(radians(s.lat)) * sin(radians(?)) + cos(radians(s.lat)) * cos(radians(?)) * cos(radians(s.lng - ?)))))`;
