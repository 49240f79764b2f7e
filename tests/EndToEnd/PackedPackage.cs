using Allocations.Documentation;

[assembly: AssemblyFixture(typeof(Allocations.EndToEnd.PackedPackage))]
[assembly: CollectionBehavior(DisableTestParallelization = true)]

namespace Allocations.EndToEnd;

/// <summary>Packs the package once for all tests, into a folder that serves as the only package source of the generated consumers.</summary>
public sealed class PackedPackage : IAsyncLifetime
{
    /// <summary>The version that the repository builds.</summary>
    public static string Version { get; } = typeof(PackedPackage).Assembly.GetName().Version!.ToString(3);

    private readonly string _scratch = Directory.CreateTempSubdirectory("allocations-").FullName;

    /// <summary>The repository.</summary>
    public string Root { get; } = Repository.FindRoot(AppContext.BaseDirectory);

    /// <summary>The folder that holds the package.</summary>
    public string Source => Path.Combine(_scratch, "source");

    /// <summary>The package file.</summary>
    public string File => Path.Combine(Source, $"Allocations.Analyzers.{Version}.nupkg");

    /// <inheritdoc/>
    public async ValueTask InitializeAsync() =>
        await DotnetCommand.SucceedAsync(Root, "pack", "-c", "Release", "-m:1", "src/Package/Package.csproj", $"-p:PackageOutputPath={Source}");

    /// <summary>An empty folder for one consumer, set up to restore from <see cref="Source"/> alone.</summary>
    public string NewFolder(string name)
    {
        var folder = Path.Combine(_scratch, name);
        Directory.CreateDirectory(folder);
        System.IO.File.WriteAllText(Path.Combine(folder, "nuget.config"), $"""
            <configuration>
              <config><add key="globalPackagesFolder" value="{Path.Combine(_scratch, "packages")}" /></config>
              <packageSources><clear /><add key="local" value="{Source}" /></packageSources>
            </configuration>
            """);
        return folder;
    }

    /// <inheritdoc/>
    public ValueTask DisposeAsync()
    {
        Directory.Delete(_scratch, recursive: true);
        return ValueTask.CompletedTask;
    }
}
