/**
 * What a build's `posy-server.cjs` exports: the part of a remote, or of the shell, that draws on the server. It is made by
 * the same build as the browser's part and runs nowhere but in a render worker: no file system, no network, nobody's data.
 */

/** What is to be drawn, for nobody in particular. */
export interface DrawRequest {
  remote: { name: string; version: string };
  /** An exposed module: `./app`, or a widget's; the shell's frame is `./frame`. */
  module: string;
  /** The address, without its hash. */
  pathname: string;
  search: string;
  /** What a slot passes to its widget; null for screens. */
  props: unknown;
  /** For the shell: the set as its document carries it, and whether demo sign-ins are offered. */
  page?: { releaseSet: unknown; demo: boolean; socialProviders: readonly string[] };
  /** Milliseconds since the epoch. */
  now: number;
}

/** The worker's way out: calls of the contract, made by the server as nobody. A refusal rejects with an `ApiError`. */
export interface DrawEdges {
  call: (name: string, input: unknown) => Promise<unknown>;
}

/** A part of the page. */
export interface DrawnPart {
  /** Markup, with `<!--posy:0-->` in the place of the first of `slots` and so on; the frame has `<!--posy:outlet-->`. */
  html: string;
  /** Elements for the head: pictures that are seen at once. */
  head: string;
  /** Name and rules of each style, in their order. */
  styles: [string, string][];
  /** JSON that the same build's browser half starts from; its form is the build's own affair. */
  state: string;
  slots: { name: string; props: unknown }[];
}

/** A remote's server half. What it does not draw on the server is null: the page draws that itself. */
export interface ServerHalf {
  draw: (request: DrawRequest, edges: DrawEdges) => Promise<DrawnPart | null>;
}

/** The shell's: it brings the one copy of React, of the design system and of all else that remotes share. */
export interface ShellServerHalf extends ServerHalf {
  modules: Record<string, unknown>;
}
