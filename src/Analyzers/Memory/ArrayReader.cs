using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Memory;

/// <summary>
/// Determines what the calling method does with an array that another made for it: whether it only reads the array, where the call stands or through one
/// local, and is done with it before control leaves, so that memory of its own would do.
/// </summary>
internal static class ArrayReader
{
    /// <summary>
    /// The first call that reads the array which <paramref name="call"/> gives, as messages name it; empty where only elements and the length are read. Null
    /// where the array is changed or kept, or nothing reads it.
    /// </summary>
    public static string? Of(IInvocationOperation call, CancellationToken cancellationToken)
    {
        var model = call.SemanticModel!;
        var function = References.FunctionOf(call.Syntax);
        var value = call.Around(Through.Identity);
        if (value.Parent is IVariableInitializerOperation { Parent: IVariableDeclaratorOperation { Symbol: { RefKind: RefKind.None } local,
            Syntax: VariableDeclaratorSyntax { Parent.Parent: LocalDeclarationStatementSyntax } declarator } })
        {
            var uses = LocalUses.Of(local, References.ScopeOf(declarator), model, cancellationToken);
            return uses.Uses.IsEmpty || !uses.Views.StayInIteration(declarator) || Suspends(function, declarator, ScratchSpace.EndOf(uses))
                ? null
                : NameOf(uses.Uses);
        }

        var views = new MemoryViews(model, cancellationToken);
        var use = new ArrayUseClassifier(views, model, cancellationToken).Classify(call);
        return IsRead(use) && use.Kind != ArrayUseKind.NullTest && use.Callee?.Name is not ("ToArray" or "ToList") && views.StayInIteration(call.Syntax)
            && !Suspends(function, call.Syntax, Math.Max(views.LastUse, StackFrames.EndOfEvaluation(call.Syntax)))
            ? NameOf(use) ?? ""
            : null;
    }

    /// <summary>The first call among the uses of an array; empty where there is none, and null where one of the uses is not a read.</summary>
    public static string? NameOf(IEnumerable<ArrayUse> uses)
    {
        var name = default(string);
        foreach (var use in uses)
        {
            if (!IsRead(use))
                return null;
            if (use.Kind is ArrayUseKind.Element or ArrayUseKind.Enumerated or ArrayUseKind.Length)
                name ??= "";
            if (name is null or "" && NameOf(use) is { } callee)
                name = callee;
        }

        return name;
    }

    // A hash algorithm takes a span where it also writes the hash to one.
    private static bool IsRead(ArrayUse use) => (use.Uses & ~(ParameterUse.Reads | ParameterUse.Hashed)) == 0 || use.IsQueried;

    private static string? NameOf(ArrayUse use) =>
        use.Callee is { } callee ? callee.MethodKind == MethodKind.Constructor ? "new " + callee.ContainingType.Name : callee.Name : null;

    /// <summary>Whether a function gives control away between the statement of a place and the last use.</summary>
    public static bool Suspends(SyntaxNode function, SyntaxNode place, int end)
    {
        if (!References.Suspends(function))
            return false;
        var statement = place.FirstAncestorOrSelf<StatementSyntax>() ?? place;
        return StackFrames.SuspendsBetween(function, statement.SpanStart, Math.Max(end, statement.Span.End));
    }
}
