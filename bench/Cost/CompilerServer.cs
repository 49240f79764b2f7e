using System.Diagnostics;

namespace Allocations.Bench.Cost;

/// <summary>
/// A compiler server of its own, as builds keep one for all their projects, and the CPU time that it takes for a compile. From the second compile
/// on the runtime has compiled the code of the compiler and of the analyzers already.
/// </summary>
internal sealed class CompilerServer : IDisposable
{
    // What the server is asked to compile costs more than this; less means that the client compiled itself, as it does when no server answers.
    private const double LeastSeconds = 0.1;

    private readonly string _compiler = SdkCompiler.Find("csc.dll");
    private readonly string _pipe = "allocations-cost-" + Guid.NewGuid().ToString("N");
    private readonly Process _server;

    public CompilerServer()
    {
        var start = new ProcessStartInfo("dotnet", ["exec", SdkCompiler.Find("VBCSCompiler.dll"), "-pipename:" + _pipe]);

        // With one heap for each core the work of the collector depends on the machine more than on what is compiled.
        start.Environment["DOTNET_gcServer"] = "0";
        _server = Process.Start(start)!;
    }

    /// <summary>Compiles in a folder, where relative paths begin, and returns the CPU seconds, user and kernel, that the server took for it.</summary>
    /// <exception cref="InvalidOperationException">The compilation failed, or the server did not compile.</exception>
    public double CpuSeconds(string responseFile, string folder)
    {
        var before = Taken();
        SdkCompiler.Run(folder, [_compiler, "/noconfig", "/shared:" + _pipe, "@" + responseFile]).Dispose();
        var seconds = Taken() - before;
        return seconds > LeastSeconds ? seconds : throw new InvalidOperationException("The compiler server did not answer.");
    }

    /// <summary>Ends the server.</summary>
    public void Dispose()
    {
        if (!_server.HasExited)
            _server.Kill();
        _server.WaitForExit();
        _server.Dispose();
    }

    private double Taken()
    {
        _server.Refresh();
        return _server.TotalProcessorTime.TotalSeconds;
    }
}
