using Allocations.Analyzers.Symbols;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Rewriting.Retyping;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.CodeFixes.Rules.Boxing.NumberInObjectField;

/// <summary>
/// Plans to keep the numbers of a private member of type object in a generated slot beside the reference. A field becomes the slot; a
/// property stays as a view that makes the object on demand, with the slot in a field behind it.
/// </summary>
internal static class MemberSlot
{
    private const string Difference = "value and kind are several writes behind a short lock; boxed values lose their identity, and reads as object box again";

    /// <summary>The rewrite; null where some use needs the variable, where the variable may be copied, or where nothing is gained.</summary>
    public static async Task<Fix?> PlanAsync(Document document, SemanticModel model, ISymbol member, CancellationToken cancellationToken)
    {
        if (MemberDeclaration.TryGet(member, cancellationToken) is not { } declaration || !CanHoldSlot(member, declaration, cancellationToken)
            || await Mentions.OfMemberAsync(document.Project, member, cancellationToken).ConfigureAwait(false) is not { } mentions)
        {
            return null;
        }

        var edits = new SolutionEdits(document.Project.Solution);
        var names = new SlotNames(member, SlotPlace.NameOf(member, model, declaration), member is IFieldSymbol ? member.Name : SlotPlace.FieldNameOf(member));
        var parameters = await SlotParameter.OfMentionsAsync(document.Project, mentions, cancellationToken).ConfigureAwait(false);
        var uses = new SlotUses(edits, names, parameters, cancellationToken);
        if (!uses.Accept(mentions) || uses.Stored.Count == 0 || !uses.HasTypedRead)
            return null;

        var initial = declaration.Initializer is { } clause && model.GetOperation(clause.Value, cancellationToken) is { } value
            ? SlotValue.Of(value, model, cancellationToken)
            : null;
        if (declaration.Initializer is not null && initial is null)
            return null;
        if (member is IFieldSymbol)
            edits.Replace(declaration.Declaration, node => SlotDeclaration.OfField((FieldDeclarationSyntax)node, names, initial));
        else
            SlotDeclaration.AddProperty(
                edits, (PropertyDeclarationSyntax)declaration.Declaration,
                names,
                initial,
                SlotPlace.IsUsedAround(member, mentions, cancellationToken));
        SlotPlace.AddStruct(edits, model, declaration, names, uses.Stored);

        return new FixBuilder(edits, $"Keep the numbers of '{member.Name}' in a slot beside the reference", "Slot")
            .MayDiffer(Difference)
            .MayDiffer(uses.HasFreshComparand ? "an exchange that never succeeded on null now can" : null)
            .Declares(member.Name)
            .Build();
    }

    /// <summary>
    /// A slot is changed in place and must not be copied: not in a struct, a record that is copied by <c>with</c>, or an object that clones
    /// itself, and not in a field that only constructors may change.
    /// </summary>
    private static bool CanHoldSlot(ISymbol member, MemberDeclaration declaration, CancellationToken cancellationToken)
    {
        if (member.ContainingType is not { TypeKind: TypeKind.Class, IsRecord: false }
            || member is IFieldSymbol { IsReadOnly: true } or IPropertySymbol { SetMethod: null })
        {
            return false;
        }

        if (declaration.Declaration is PropertyDeclarationSyntax { AccessorList.Accessors: var accessors }
            && accessors.Any(static accessor => accessor.Body is not null || accessor.ExpressionBody is not null))
        {
            return false;
        }

        foreach (var part in OutermostType.Of(member.ContainingType).DeclaringSyntaxReferences)
        {
            if (part
                .GetSyntax(cancellationToken)
                .DescendantTokens()
                .Any(static token => token.IsKind(SyntaxKind.IdentifierToken) && token.ValueText == nameof(MemberwiseClone)))
            {
                return false;
            }
        }

        return true;
    }
}
