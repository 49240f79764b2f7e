// silent: ALLOC104
// The exception names what was tested, as it is written.
using System;

static class Program
{
    static void Main()
    {
        var text = Environment.ProcessId < 0 ? "" : null;
        for (var i = 0; i < 2; i++)
        {
            try { ArgumentException.ThrowIfNullOrEmpty(text?.Trim()); }
            catch (ArgumentException error) { Console.WriteLine(error.ParamName); }

            try { ArgumentOutOfRangeException.ThrowIfZero(new byte[0].Length); }
            catch (ArgumentException error) { Console.WriteLine(error.ParamName); }
        }
    }
}
