using System.Collections.Immutable;
using System.Diagnostics.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;

namespace Microsoft.CodeAnalysis.Testing;

/// <summary>Gives Fix All the diagnostics that were reported already. Those without a file cannot be fixed and are left out.</summary>
internal sealed class KnownDiagnostics(ImmutableArray<Diagnostic> diagnostics) : FixAllContext.DiagnosticProvider
{
    public override Task<IEnumerable<Diagnostic>> GetDocumentDiagnosticsAsync(Document document, CancellationToken cancellationToken) =>
        Task.FromResult(diagnostics.Where(diagnostic =>
            document.Project.Solution.GetDocument(diagnostic.Location.SourceTree)?.Id == document.Id));

    public override Task<IEnumerable<Diagnostic>> GetProjectDiagnosticsAsync(Project project, CancellationToken cancellationToken) =>
        Task.FromResult(Enumerable.Empty<Diagnostic>());

    public override Task<IEnumerable<Diagnostic>> GetAllDiagnosticsAsync(Project project, CancellationToken cancellationToken) =>
        Task.FromResult(diagnostics.Where(diagnostic =>
            project.Solution.GetDocument(diagnostic.Location.SourceTree)?.Project.Id == project.Id));
}

/// <summary>Diagnostics of the same rule at the same place with the same message.</summary>
internal sealed class SamePlace : IEqualityComparer<Diagnostic>
{
    public static SamePlace Instance { get; } = new();

    public bool Equals(Diagnostic? x, Diagnostic? y) =>
        x?.Id == y?.Id && x?.Location.GetLineSpan() == y?.Location.GetLineSpan() && x?.GetMessage() == y?.GetMessage();

    public int GetHashCode([DisallowNull] Diagnostic obj) => obj.Id.GetHashCode(StringComparison.Ordinal);
}
