namespace Allocations.Bench.Suites;

/// <summary>A named measurement: <c>dotnet run -c Release --project bench -- &lt;name&gt;</c>.</summary>
internal interface ISuite
{
    /// <summary>The name on the command line and of the result file.</summary>
    string Name { get; }

    /// <summary>One line of help.</summary>
    string Description { get; }

    /// <summary>Measures, prints and saves; returns the exit code.</summary>
    Task<int> RunAsync(string root);

    /// <summary>The same for what further arguments name.</summary>
    /// <exception cref="ArgumentException">The suite takes no arguments, which is what most do.</exception>
    Task<int> RunAsync(string root, string[] arguments) => throw new ArgumentException($"The suite '{Name}' takes no arguments.", nameof(arguments));
}
