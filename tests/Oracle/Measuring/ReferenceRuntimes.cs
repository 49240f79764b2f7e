using System.Reflection;
using System.Runtime.InteropServices;

namespace Allocations.Oracle.Measuring;

/// <summary>
/// The runtimes that cases run on: put together from runtime packs in the artifacts folder at first use, or the running one alone where there are
/// no packs for this machine.
/// </summary>
internal sealed class ReferenceRuntimes
{
    private readonly Dictionary<string, string> _versions = [];
    private readonly string _dotnet;

    private ReferenceRuntimes(string dotnet) => _dotnet = dotnet;

    /// <summary>The runtimes that can be measured, oldest first.</summary>
    public IEnumerable<string> Names => Target.AllRuntimes.Where(_versions.ContainsKey);

    /// <summary>Why some runtimes are left out; null where none is.</summary>
    public string? Limit { get; private init; }

    /// <summary>The runtimes, put together below a folder unless they are already there.</summary>
    public static ReferenceRuntimes Assemble(string artifacts)
    {
        var packs = Target.AllRuntimes.Select(static name => (Name: name, Pack: PackOf(name + ".0"))).ToArray();
        return packs.All(static pack => pack.Pack is not null && Directory.Exists(pack.Pack)) ? FromPacks(artifacts, packs!) : RunningOnly();
    }

    /// <summary>The file and arguments that run a program on a runtime.</summary>
    public (string File, string[] Arguments) Command(string runtime, string program) => (_dotnet, ["exec", "--fx-version", _versions[runtime], program]);

    private static string? PackOf(string moniker) =>
        Assembly.GetExecutingAssembly()
            .GetCustomAttributes<AssemblyMetadataAttribute>()
            .FirstOrDefault(attribute => attribute.Key == "RuntimePack." + moniker)?.Value;

    private static ReferenceRuntimes FromPacks(string artifacts, (string Name, string Pack)[] packs)
    {
        var versions = packs.Select(static pack => Path.GetFileName(pack.Pack)).ToArray();
        var root = Path.Combine(artifacts, "runtimes-" + string.Join('-', versions));
        if (!Directory.Exists(root))
            Publish(root, packs);
        var runtimes = new ReferenceRuntimes(Path.Combine(root, "dotnet"));
        foreach (var (name, pack) in packs)
            runtimes._versions.Add(name, Path.GetFileName(pack));
        return runtimes;
    }

    /// <summary>Builds in a folder of its own and renames it at the end: another run sees all of it or nothing.</summary>
    private static void Publish(string root, (string Name, string Pack)[] packs)
    {
        var building = root + "." + Guid.NewGuid().ToString("N");
        Directory.CreateDirectory(building);
        var dotnet = Path.Combine(building, "dotnet");
        File.Copy(RunningHost(), dotnet);
        if (!OperatingSystem.IsWindows())
            File.SetUnixFileMode(
                dotnet,
                UnixFileMode.UserRead | UnixFileMode.UserWrite | UnixFileMode.UserExecute
                    | UnixFileMode.GroupRead | UnixFileMode.GroupExecute
                    | UnixFileMode.OtherRead | UnixFileMode.OtherExecute);
        foreach (var (name, pack) in packs)
        {
            var version = Path.GetFileName(pack);
            var shared = Directory.CreateDirectory(Path.Combine(building, "shared", "Microsoft.NETCore.App", version)).FullName;
            var native = Path.Combine(pack, "runtimes", "linux-x64", "native");
            foreach (var file in Directory.EnumerateFiles(Path.Combine(pack, "runtimes", "linux-x64", "lib", name + ".0"))
                .Concat(Directory.EnumerateFiles(native)))
                File.CreateSymbolicLink(Path.Combine(shared, Path.GetFileName(file)), file);
            var resolver = Directory.CreateDirectory(Path.Combine(building, "host", "fxr", version)).FullName;
            File.Copy(Path.Combine(native, "libhostfxr.so"), Path.Combine(resolver, "libhostfxr.so"));
        }

        try
        {
            Directory.Move(building, root);
        }
        catch (IOException) when (Directory.Exists(root))
        {
            Directory.Delete(building, recursive: true);
        }
    }

    /// <summary>The runtime that runs this program, and no other.</summary>
    public static ReferenceRuntimes RunningOnly()
    {
        var version = Environment.Version;
        var name = "net" + version.Major;
        if (!Target.AllRuntimes.Contains(name))
            throw new PlatformNotSupportedException("No case runs on " + RuntimeInformation.FrameworkDescription + ".");
        var runtimes = new ReferenceRuntimes(RunningHost())
        {
            Limit = $"There are no runtime packs for {RuntimeInformation.RuntimeIdentifier}: only {name} was measured.",
        };
        runtimes._versions.Add(name, version.ToString());
        return runtimes;
    }

    /// <summary>The <c>dotnet</c> that runs this program: three folders above its framework.</summary>
    private static string RunningHost() =>
        Path.GetFullPath(Path.Combine(RuntimeEnvironment.GetRuntimeDirectory(), "..", "..", "..", OperatingSystem.IsWindows() ? "dotnet.exe" : "dotnet"));
}
