using System.Runtime.CompilerServices;
using Allocations.Analyzers.Rules.Arguments.LoopInvariantAllocation;
using Allocations.Analyzers.Symbols;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Edits.Layout;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Arguments.LoopInvariantAllocation;

/// <summary>
/// Keeps the delegate of a method of <c>this</c>, or of a lambda that captures nothing else, in a field of the object that is filled when it is first
/// needed: <c>_make ??= Make</c>. Two delegates of one method are equal, and whoever is given it only runs it.
/// </summary>
internal static class DelegateField
{
    private static readonly ConditionalWeakTable<Compilation, StrongBox<bool>> ClonesIn = new();

    /// <summary>The fix; null where the object cannot have the field, or the delegate is another one for each type argument of its function.</summary>
    public static Fix? Plan(FixRequest request, ExpressionSyntax written, IDelegateCreationOperation made, CancellationToken cancellationToken)
    {
        if (request.LanguageVersion < LanguageVersion.CSharp8 || IsInGenericFunction(written) || made.Type is not { } type || Comments.AreIn(written)
            || StaticField.OwnerAt(written, request.Model, cancellationToken) is not ClassDeclarationSyntax owner
            || request.Model.GetDeclaredSymbol(owner, cancellationToken) is not { IsStatic: false } holder || MemberDeclaration.HasKnownLayout(holder))
        {
            return null;
        }

        var declared = type.ToMinimalDisplayString(request.Model, NullableFlowState.None, written.SpanStart)
            + (request.Model.GetNullableContext(owner.OpenBraceToken.Span.End).AnnotationsEnabled() ? "?" : "");
        var edits = new SolutionEdits(request.Solution);
        var same = new SameDelegates(request.Model, cancellationToken);
        var name = NameOfKept(owner, declared, written, same);
        if (name is null)
        {
            var wanted = MemberNames.OfField(WordsFor(made), owner, request);
            name = FreeName.For(wanted, owner, request.Model, OthersBefore(written, WordsFor(made), owner, same, request.Model, cancellationToken));
            var field = (FieldDeclarationSyntax)SyntaxFactory.ParseMemberDeclaration("private " + declared + " " + name + ";")!;
            edits.Replace(owner, edited => StaticField.AddTo(edited, field, LineBreaks.Of(owner.SyntaxTree)));
        }

        edits.Write((SyntaxNode)written, name + " ??= " + written);
        return new FixBuilder(edits, "Keep the delegate in a field", "Keep")
            .MayDiffer(Differences.Joined(
                InvariantDelegates.IsForOtherTable(made) ? "the table may tell the same delegate from an equal one" : null,
                MayBeCloned(holder, request.Model.Compilation, cancellationToken) ? "a clone of the object shares the delegate" : null))
            .Declares(name)
            .Build();
    }

    /// <summary>A lambda or local function in a generic method is another one for each type argument.</summary>
    private static bool IsInGenericFunction(SyntaxNode place)
    {
        for (var node = place; node is not (null or BaseTypeDeclarationSyntax); node = node.Parent)
        {
            if (node is MethodDeclarationSyntax { TypeParameterList: not null } or LocalFunctionStatementSyntax { TypeParameterList: not null })
                return true;
        }

        return false;
    }

    /// <summary>The field that keeps the same delegate since an earlier fix; null where there is none.</summary>
    private static string? NameOfKept(ClassDeclarationSyntax owner, string type, ExpressionSyntax written, SameDelegates same)
    {
        foreach (var member in owner.Members)
        {
            if (member is not FieldDeclarationSyntax { Declaration: { Variables: { Count: 1 } variables } declaration } field
                || field.Modifiers.Any(SyntaxKind.StaticKeyword) || variables[0].Initializer is not null || declaration.Type.ToString() != type)
            {
                continue;
            }

            var name = variables[0].Identifier.ValueText;
            var mentions = owner.DescendantNodes().OfType<IdentifierNameSyntax>().Where(mention => mention.Identifier.ValueText == name).ToList();
            if (mentions.Count > 0 && mentions.All(mention => Keeps(mention, written, same)))
                return name;
        }

        return null;
    }

    private static bool Keeps(IdentifierNameSyntax mention, ExpressionSyntax written, SameDelegates same) =>
        mention.Parent is AssignmentExpressionSyntax { RawKind: (int)SyntaxKind.CoalesceAssignmentExpression } kept && kept.Left == mention
        && same.Are(kept.Right, written);

    /// <summary>
    /// How many other delegates of the type would have a field of the same name and stand before the first that is the same as this one: all of them may
    /// be kept at once.
    /// </summary>
    private static int OthersBefore(
        ExpressionSyntax written,
        string words,
        ClassDeclarationSyntax owner,
        SameDelegates same,
        SemanticModel model,
        CancellationToken cancellationToken)
    {
        var others = new List<ExpressionSyntax>();
        foreach (var argument in owner.DescendantNodes().OfType<ArgumentSyntax>())
        {
            if (same.Are(argument.Expression, written))
                break;
            if (argument.Expression is AnonymousFunctionExpressionSyntax or SimpleNameSyntax or MemberAccessExpressionSyntax
                && DelegateAt(argument.Expression, model, cancellationToken) is { } made && WordsFor(made) == words
                && !others.Any(other => same.Are(other, argument.Expression)))
            {
                others.Add(argument.Expression);
            }
        }

        return others.Count;
    }

    private static IDelegateCreationOperation? DelegateAt(ExpressionSyntax expression, SemanticModel model, CancellationToken cancellationToken) =>
        model.GetOperation(expression, cancellationToken) is { } operation
            ? operation as IDelegateCreationOperation ?? operation.Parent as IDelegateCreationOperation
            : null;

    private static string WordsFor(IDelegateCreationOperation made)
    {
        var words = made.Target is IMethodReferenceOperation { Method.Name: var method } ? method
            : made.Parent is IArgumentOperation { Parameter.Name: var parameter } ? parameter
            : "callback";
        return char.ToUpperInvariant(words[0]) + words.Substring(1);
    }

    /// <summary>Whether an object may be copied with its fields, so that the copy has a delegate of the other object.</summary>
    private static bool MayBeCloned(INamedTypeSymbol holder, Compilation compilation, CancellationToken cancellationToken) =>
        (!holder.IsSealed && Accessibilities.IsVisibleOutside(holder)) || IsClonedByBase(holder)
        || ClonesIn.GetValue(compilation, key => new StrongBox<bool>(HasClones(key, cancellationToken))).Value;

    /// <summary>Whether a class of another assembly, from which a type derives, copies its objects, as <c>Encoding</c> and <c>CultureInfo</c> do.</summary>
    private static bool IsClonedByBase(INamedTypeSymbol holder)
    {
        for (var type = holder.BaseType; type is { SpecialType: not SpecialType.System_Object }; type = type.BaseType)
        {
            if (type.DeclaringSyntaxReferences.IsEmpty
                && type.GetMembers().Any(static member => member is IMethodSymbol && member.Name.IndexOf("Clone", StringComparison.Ordinal) >= 0))
            {
                return true;
            }
        }

        return false;
    }

    private static bool HasClones(Compilation compilation, CancellationToken cancellationToken) =>
        compilation.SyntaxTrees.Any(tree => tree.GetText(cancellationToken).ToString().Contains(nameof(MemberwiseClone)));
}
