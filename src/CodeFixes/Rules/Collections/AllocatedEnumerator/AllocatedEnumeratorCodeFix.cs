using Allocations.Analyzers.Rules.Collections.AllocatedEnumerator;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Collections.AllocatedEnumerator;

/// <summary>ALLOC601. Declares the type that the collection always has, or asks for each element by its index.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(AllocatedEnumeratorCodeFix))]
public sealed class AllocatedEnumeratorCodeFix() : AllocationCodeFix("ALLOC601")
{
    private protected override Task<IReadOnlyList<Fix>> PlanAsync(FixRequest request, CancellationToken cancellationToken)
    {
        var fixes = new List<Fix>();
        if (request.Node.FirstAncestorOrSelf<CommonForEachStatementSyntax>() is { } statement
            && statement.Expression.Span.Contains(request.Node.Span)
            && request.Model.GetOperation(statement, cancellationToken) is IForEachLoopOperation loop
            && Enum.TryParse<EnumeratedKind>(request.Property(nameof(EnumeratedKind)), out var kind))
        {
            if (kind == EnumeratedKind.Declarable && ConcreteDeclarations.Plan(request, loop, cancellationToken) is { } declared)
                fixes.Add(declared);
            if (statement is ForEachStatementSyntax each && IndexedLoop.Plan(request, each, loop, cancellationToken) is { } indexed)
                fixes.Add(indexed);
        }

        return Task.FromResult<IReadOnlyList<Fix>>(fixes);
    }
}
