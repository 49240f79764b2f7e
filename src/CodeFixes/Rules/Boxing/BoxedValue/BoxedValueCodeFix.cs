using Allocations.Analyzers.Boxes;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Rewriting.Boxes;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Boxing.BoxedValue;

/// <summary>
/// ALLOC201. Calls what the library has for values in place of objects, writes enums and other values by an interpolated string where that
/// gives the same text, makes a local collection of objects or the called method generic, and makes the box of a constant once. Most boxes have no fix: whoever
/// takes an object needs one.
/// </summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(BoxedValueCodeFix))]
public sealed class BoxedValueCodeFix() : AllocationCodeFix("ALLOC201")
{
    private protected override async Task<IReadOnlyList<Fix>> PlanAsync(FixRequest request, CancellationToken cancellationToken)
    {
        if (request.Model.GetOperation(request.Node, cancellationToken) is IConversionOperation cast && EnumCast.Plan(request, cast) is { } ofNumber)
            return [ofNumber];
        var ofCall = request.Model.GetOperation(request.Node, cancellationToken) is IInvocationOperation call
            ? TypedCall.Plan(request, call, cancellationToken)
            : null;
        if (ConversionAt(request, cancellationToken) is not { } box)
            return ofCall is null ? [] : [ofCall];

        // A cast in the source, or a branch of another type, stays a box whatever the method takes.
        var generic = box is { IsImplicit: true, Parent: IArgumentOperation }
            ? await GenericParameter.PlanAsync(request, box, cancellationToken).ConfigureAwait(false)
            : null;
        return [.. ((Fix?[])[ofCall, .. Plans(request, box, cancellationToken), generic is null
            ? null
            : generic with { Key = "GenericMethod" }]).OfType<Fix>()];
    }

    private static IEnumerable<Fix?> Plans(FixRequest request, IConversionOperation box, CancellationToken cancellationToken)
    {
        yield return Concatenation.Plan(request, box, cancellationToken);
        yield return BuilderAppend.Plan(request, box, cancellationToken);
        yield return TypedCall.WithoutCast(request, box);
        if (box.Parent is IArgumentOperation { Parent: IInvocationOperation takes })
            yield return TypedCall.Plan(request, takes, cancellationToken);
        yield return GenericCollection.Plan(request, box, cancellationToken);
        yield return CachedBox.Plan(request, box, cancellationToken);
    }

    /// <summary>The boxing conversion of the finding: of the marked expression itself, or the one that the compiler adds around it.</summary>
    private static IConversionOperation? ConversionAt(FixRequest request, CancellationToken cancellationToken)
    {
        var operation = request.Model.GetOperation(request.Node, cancellationToken);
        if (operation is IConversionOperation explicitly && BoxConversion.IsBox(explicitly))
            return explicitly;
        return operation?.Parent is IConversionOperation conversion && conversion.Syntax == operation.Syntax && BoxConversion.IsBox(conversion)
            ? conversion
            : null;
    }
}
