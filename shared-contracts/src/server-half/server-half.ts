/**
 * Exports of a build's `posy-server.cjs`: the part of a remote, or of the shell, that renders on the server. It is made
 * by the same build as the browser's part and runs only in a render worker: no file system, no network, no personal
 * data.
 */

/** Request to render, for an anonymous visitor. */
export interface DrawRequest {
  remote: { name: string; version: string };
  /** An exposed module: `./app`, or a widget's; the shell's frame is `./frame`. */
  module: string;
  /** The address, without its hash. */
  pathname: string;
  search: string;
  /** Props that a slot passes to its widget; null for screens. */
  props: unknown;
  /** For the shell: the set as its document carries it, and whether demo sign-ins are offered. */
  page?: { releaseSet: unknown; demo: boolean; socialProviders: readonly string[] };
  /** Milliseconds since the epoch. */
  now: number;
}

/**
 * The worker's only access to the outside: calls of the contract, made by the server anonymously. A refusal rejects
 * with an `ApiError`.
 */
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
  /**
   * True when the part is readable and works without a frame and without its scripts: the server may send it as a
   * document of its own. Builds from before do not have it.
   */
  standsAlone?: boolean;
}

/** A remote's server half. A result of null means that the page renders the part itself. */
export interface ServerHalf {
  draw: (request: DrawRequest, edges: DrawEdges) => Promise<DrawnPart | null>;
}

/** The shell's: it brings the one copy of React, of the design system and of all else that remotes share. */
export interface ShellServerHalf extends ServerHalf {
  modules: Record<string, unknown>;
}
