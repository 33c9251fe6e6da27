export type { DrawEdges, DrawnPart, DrawRequest, ServerHalf, ShellServerHalf } from './server-half';
