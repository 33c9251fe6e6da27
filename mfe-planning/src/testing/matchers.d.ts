// The preset loads these matchers at run time; this tells the compiler.
import '@testing-library/jest-dom';
