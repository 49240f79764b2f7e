namespace Allocations.Attacks.Running;

/// <summary>A folder that is deleted with all that is in it.</summary>
internal sealed class TemporaryFolder : IDisposable
{
    public string Path { get; } = Directory.CreateTempSubdirectory("attacks-").FullName;

    public void Dispose() => Directory.Delete(Path, recursive: true);
}
