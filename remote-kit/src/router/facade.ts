// The parts of react-router that remotes may use. The host shares this module instead of the whole package: a shared
// module is not tree-shaken, so every name here adds bytes to the first page.
export { Router, Routes, Route, useParams, useLocation, useNavigate, useSearchParams, Navigate } from 'react-router';
export type { Location, NavigateFunction } from 'react-router';
