using Allocations.Analyzers.Boxes;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Rewriting.Boxes;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Boxing.StructThroughInterface;

/// <summary>ALLOC204. Declares the local with the struct's own type, or makes the method or extension method generic.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(StructThroughInterfaceCodeFix))]
public sealed class StructThroughInterfaceCodeFix() : AllocationCodeFix("ALLOC204")
{
    private protected override async Task<IReadOnlyList<Fix>> PlanAsync(FixRequest request, CancellationToken cancellationToken)
    {
        var operation = request.Model.GetOperation(request.Node, cancellationToken);
        var box = operation as IConversionOperation ?? operation?.Parent as IConversionOperation;
        if (box is null || !Enum.TryParse<InterfaceUseKind>(request.Property(nameof(InterfaceUseKind)), out var kind))
            return [];
        var fix = kind switch
        {
            InterfaceUseKind.Local => ConcreteLocal.Plan(request, box, cancellationToken),
            InterfaceUseKind.Argument or InterfaceUseKind.ExtensionReceiver =>
                await GenericParameter.PlanAsync(request, box, cancellationToken).ConfigureAwait(false),
            _ => null,
        };
        return fix is null ? [] : [fix];
    }
}
