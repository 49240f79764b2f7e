using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Rules.Arguments.LoopInvariantAllocation;
using Allocations.Analyzers.Syntax;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Edits.Layout;
using Allocations.CodeFixes.Rewriting.Overloads;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;
using Microsoft.CodeAnalysis.Simplification;

namespace Allocations.CodeFixes.Rules.Arguments.LoopInvariantAllocation;

/// <summary>
/// Moves an array or list of constants, which a method makes on each call and only reads, to a static array: the local that holds it goes, or the
/// <c>foreach</c> goes through the field.
/// </summary>
internal static class ConstantItems
{
    /// <summary>
    /// The fix for what creates the items; null where they name something that the field cannot. The field has a plain name where that of the local or loop
    /// variable is too short to tell anything outside.
    /// </summary>
    public static Fix? Plan(
        FixRequest request, ExpressionSyntax creation, string plainName, TypeDeclarationSyntax owner, CancellationToken cancellationToken)
    {
        var model = request.Model;
        var loop = creation.Ancestors().OfType<ForEachStatementSyntax>().FirstOrDefault(loop => loop.Expression.Contains(creation));
        var declarator = loop is null ? creation.FirstAncestorOrSelf<VariableDeclaratorSyntax>() : null;
        var declared = declarator is not null && model.GetOperation(declarator, cancellationToken) is IVariableDeclaratorOperation operation
            ? ScratchArray.From(operation)
            : null;
        var found = loop is not null && model.GetOperation(loop, cancellationToken) is IForEachLoopOperation sequence
            ? ConstantAllocation.OfSequence(sequence)
            : declared is not null ? ConstantAllocation.OfLocal(
                declared, LocalUses.Of(declared.Local, References.ScopeOf(declared.Declaration), model, cancellationToken))
            : null;
        if (found?.ElementType is not { } element || Comments.AreIn(creation) || (declared is not null && !IsAlone(declared))
            || found.Elements.Select(static item => item.Syntax as ExpressionSyntax).ToList() is not { } items || items.Contains(null)
            || !InvariantItems.CanMoveToField(items!, element, model, cancellationToken))
        {
            return null;
        }

        var word = BareName.Of(declared?.Local.Name ?? loop!.Identifier.ValueText);
        var words = word.Length <= 2 ? plainName : loop is null ? word : ItemNames.OfMany(word);
        words = char.ToUpperInvariant(words[0]) + words.Substring(1);
        var name = FreeName.For(MemberNames.OfStaticField(words, owner, request), owner, model);
        var edits = new SolutionEdits(request.Solution);
        if (declared is not null)
        {
            edits.Remove(declared.Declaration, request.Model);
            foreach (var reference in References.To(declared.Local, References.ScopeOf(declared.Declaration), model, cancellationToken))
                edits.Write(reference, name);
        }
        else
        {
            edits.Write(loop!.Expression, name);
        }

        var field = (FieldDeclarationSyntax)SyntaxFactory.ParseMemberDeclaration("private static readonly " + TypeOf(element, creation, model) + "[] " + name
            + " = { " + string.Join(", ", items.Select(static item => item!.WithoutTrivia().ToString())) + " };")!;
        edits.Replace(owner, edited => StaticField.AddTo(edited, field.ReplaceNode(
            field.Declaration.Type, field.Declaration.Type.WithAdditionalAnnotations(Simplifier.Annotation)), LineBreaks.Of(owner.SyntaxTree)));
        return new FixBuilder(edits, "Make '" + name + "' once, in a static field", "field").Declares(name).Build();
    }

    private static bool IsAlone(ScratchArray array) =>
        array.Declaration is { Declaration.Variables.Count: 1, UsingKeyword.RawKind: 0, Parent: BlockSyntax or SwitchSectionSyntax };

    private static string TypeOf(ITypeSymbol element, ExpressionSyntax place, SemanticModel model)
    {
        var annotated = (model.GetNullableContext(place.SpanStart) & NullableContext.AnnotationsEnabled) != 0;
        return element.ToDisplayString(annotated
            ? SymbolDisplayFormat.FullyQualifiedFormat.AddMiscellaneousOptions(SymbolDisplayMiscellaneousOptions.IncludeNullableReferenceTypeModifier)
            : SymbolDisplayFormat.FullyQualifiedFormat);
    }
}
