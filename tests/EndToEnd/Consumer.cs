using System.Text.Json;

namespace Allocations.EndToEnd;

/// <summary>A generated project that installs the package, with the log of its last build.</summary>
internal sealed class Consumer
{
    private readonly string _folder;

    public Consumer(PackedPackage package, string name, string properties = "", string itemGroup = "")
    {
        _folder = package.NewFolder(name);
        Write("Directory.Build.props", "<Project />");
        Write("Consumer.csproj", $"""
            <Project Sdk="Microsoft.NET.Sdk">
              <PropertyGroup>
                <TargetFramework>net10.0</TargetFramework>
                <Nullable>enable</Nullable>
                <ImplicitUsings>enable</ImplicitUsings>
                <UseSharedCompilation>false</UseSharedCompilation>
                <ErrorLog>build.sarif,version=2.1</ErrorLog>
                {properties}
              </PropertyGroup>
              <ItemGroup>
                <PackageReference Include="Allocations.Analyzers" Version="{PackedPackage.Version}" PrivateAssets="all" />
                {itemGroup}
              </ItemGroup>
            </Project>
            """);
    }

    public string Folder => _folder;

    /// <summary>One row of the SARIF log.</summary>
    public sealed record Row(string Id, string Level, string File, int Line, string Message);

    public Consumer Write(string file, string text)
    {
        var path = Path.Combine(_folder, file);
        Directory.CreateDirectory(Path.GetDirectoryName(path)!);
        File.WriteAllText(path, text);
        return this;
    }

    /// <summary>Builds and reads the log; fails the test when the build does.</summary>
    public async Task<IReadOnlyList<Row>> BuildAsync(params string[] arguments)
    {
        await DotnetCommand.SucceedAsync(_folder, ["build", "-m:1", "--no-incremental", .. arguments]);
        return ReadLog();
    }

    public IReadOnlyList<Row> ReadLog()
    {
        using var log = JsonDocument.Parse(File.ReadAllText(Path.Combine(_folder, "build.sarif")));
        return
        [
            .. from run in log.RootElement.GetProperty("runs").EnumerateArray()
               from result in run.GetProperty("results").EnumerateArray()
               let place = result.TryGetProperty("locations", out var places) && places.GetArrayLength() > 0
                   ? places[0].GetProperty("physicalLocation")
                   : default
               select new Row(
                   result.GetProperty("ruleId").GetString()!,
                   result.TryGetProperty("level", out var level) ? level.GetString()! : "warning",
                   place.ValueKind == JsonValueKind.Undefined ? "" : Path.GetFileName(place.GetProperty("artifactLocation").GetProperty("uri").GetString()!),
                   place.ValueKind == JsonValueKind.Undefined ? 0 : place.GetProperty("region").GetProperty("startLine").GetInt32(),
                   result.GetProperty("message").GetProperty("text").GetString()!),
        ];
    }
}
