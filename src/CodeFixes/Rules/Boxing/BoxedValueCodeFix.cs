using Allocations.CodeFixes.Rewriting;
using Allocations.CodeFixes.Rewriting.Boxes;
using Allocations.CodeFixes.Rewriting.Interpolations;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Boxing;

/// <summary>
/// ALLOC201. Calls what the library has for values in place of objects, writes enums and other values by an interpolated string where that
/// gives the same text, makes a local collection of objects generic, and makes the box of a constant once. Most boxes have no fix: whoever takes an object needs one.
/// </summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(BoxedValueCodeFix))]
public sealed class BoxedValueCodeFix() : AllocationCodeFix("ALLOC201")
{
    private protected override Task<IReadOnlyList<Fix>> PlanAsync(FixRequest request, CancellationToken cancellationToken) =>
        Task.FromResult<IReadOnlyList<Fix>>([.. Plans(request, cancellationToken).OfType<Fix>()]);

    private static IEnumerable<Fix?> Plans(FixRequest request, CancellationToken cancellationToken)
    {
        if (request.Model.GetOperation(request.Node, cancellationToken) is IInvocationOperation call && TypedCall.Plan(request, call) is { } ofCall)
            yield return ofCall;
        if (ConversionAt(request, cancellationToken) is not { } box)
            yield break;
        yield return Concatenation.Plan(request, box);
        yield return BuilderAppend.Plan(request, box);
        yield return TypedCall.WithoutCast(request, box);
        if (box.Parent is IArgumentOperation { Parent: IInvocationOperation takes })
            yield return TypedCall.Plan(request, takes);
        yield return GenericCollection.Plan(request, box, cancellationToken);
        yield return CachedBox.Plan(request, box);
    }

    /// <summary>The boxing conversion of the finding: of the marked expression itself, or the one that the compiler adds around it.</summary>
    private static IConversionOperation? ConversionAt(FixRequest request, CancellationToken cancellationToken)
    {
        var operation = request.Model.GetOperation(request.Node, cancellationToken);
        if (operation is IConversionOperation explicitly && Analyzers.Semantics.Boxes.Boxing.IsBox(explicitly))
            return explicitly;
        return operation?.Parent is IConversionOperation conversion && conversion.Syntax == operation.Syntax && Analyzers.Semantics.Boxes.Boxing.IsBox(conversion) ? conversion : null;
    }
}
