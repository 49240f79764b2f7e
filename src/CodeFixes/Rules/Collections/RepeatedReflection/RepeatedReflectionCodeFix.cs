using System.Reflection;
using Allocations.Analyzers.Rules.Collections.RepeatedReflection;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Edits.Layout;
using Allocations.CodeFixes.Rewriting;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Collections.RepeatedReflection;

/// <summary>
/// ALLOC604. Keeps an answer of reflection in a static field of the type, or in one of a nested generic class where it is about a type parameter of the
/// method. Attributes that are only looked for are not made.
/// </summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(RepeatedReflectionCodeFix))]
public sealed class RepeatedReflectionCodeFix() : AllocationCodeFix("ALLOC604")
{
    private protected override Task<IReadOnlyList<Fix>> PlanAsync(FixRequest request, CancellationToken cancellationToken)
    {
        var node = request.Node.FirstAncestorOrSelf<InvocationExpressionSyntax>();
        var operation = node is null ? null : request.Model.GetOperation(node, cancellationToken);
        var fix = operation is null ? null
            : AttributeTest.Of(operation, cancellationToken) is { } test ? AsksForPresence(request, test)
            : FixedQuestion.Of(operation, cancellationToken) is { } question && question.Call.Syntax == node
                ? question.Parameter is { } parameter ? InClass(request, question, parameter, node!, cancellationToken)
                : InField(request, question, node!, cancellationToken)
            : null;
        return Task.FromResult<IReadOnlyList<Fix>>(fix is null ? [] : [fix]);
    }

    /// <summary>Asks <c>IsDefined</c>, with the same arguments. A method of the element itself may look at other members than the extension does.</summary>
    private static Fix? AsksForPresence(FixRequest request, AttributeTest test)
    {
        var method = test.Call.TargetMethod;
        if (test.IsOfProject
            || test.Call.Syntax is not InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax access, ArgumentList: var arguments })
        {
            return null;
        }

        var isReduced = method.IsExtensionMethod && test.Call.Arguments.Length == arguments.Arguments.Count + 1;
        if (method.IsStatic && !isReduced && method.ContainingType.Name != nameof(Attribute))
            return null;
        var given = arguments.Arguments.Select(static argument => argument.ToString()).ToList();
        if (access.Name is GenericNameSyntax { TypeArgumentList.Arguments: { Count: 1 } types })
            given.Insert(0, "typeof(" + types[0] + ")");
        var element = access.Expression.ToString();
        var written = isReduced && given.Count > 1
            ? SystemType.Named(nameof(Attribute), test.Call) + ".IsDefined(" + element + ", " + string.Join(", ", given) + ")"
            : element + ".IsDefined(" + string.Join(", ", given) + ")";
        var edits = new SolutionEdits(request.Solution);
        edits.Write(test.Test, (test.IsPresent ? "" : "!") + written);
        return new FixBuilder(edits, "Ask whether the attribute is there", "IsDefined")
            .MayDiffer("no attribute is made, and what cannot be made, or is there twice, does not fail")
            .Build();
    }

    private static Fix? InField(FixRequest request, FixedQuestion question, InvocationExpressionSyntax node, CancellationToken cancellationToken)
    {
        if (StaticField.OwnerAt(node, request.Model, cancellationToken) is not { } owner)
            return null;
        var edits = new SolutionEdits(request.Solution);
        var name = KeptIn(owner, node, request.Model, cancellationToken);
        if (name is null)
        {
            name = FreeName.For(MemberNames.OfStaticField(question.Subject.Name + NounOf(question), owner, request), owner, request.Model);
            var value = Indentation.Moved(node, Indentation.OfMembers(owner));
            var declaration = "private static readonly " + TypeOf(node, request, cancellationToken) + " " + name + " = " + value + ";";
            var field = (FieldDeclarationSyntax)SyntaxFactory.ParseMemberDeclaration(declaration)!;
            edits.Replace(owner, edited => StaticField.AddTo(edited, field, LineBreaks.Of(owner.SyntaxTree)));
        }

        edits.Write(node, name);
        var isAboutOwner = SymbolEqualityComparer.Default.Equals(
            question.Subject.OriginalDefinition, request.Model.GetDeclaredSymbol(owner, cancellationToken));
        return Built(new FixBuilder(edits, "Keep the answer in a static field", "Field"), question, name, isAboutOwner);
    }

    private static Fix? InClass(
        FixRequest request, FixedQuestion question, ITypeParameterSymbol parameter, InvocationExpressionSyntax node, CancellationToken cancellationToken)
    {
        if (GeneratedMember.TypeAround(node) is not { } owner || ConstraintsOf(parameter, cancellationToken) is not { } constraints)
            return null;
        var template = "private static class $name$<" + parameter.Name + ">\n" + constraints + "{\n    public static readonly "
            + TypeOf(node, request, cancellationToken) + " Value = " + Indentation.Moved(node, Indentation.Default) + ";\n}";
        if (GeneratedMember.For(NounOf(question) + "Of", template, node, request.Model, cancellationToken) is not { } holder)
            return null;
        var edits = new SolutionEdits(request.Solution);
        edits.Write(node, holder.Name + "<" + parameter.Name + ">.Value");
        edits.Replace(owner, edited => holder.AddTo(edited, owner));
        return Built(new FixBuilder(edits, "Keep the answers in a generic class", "Class"), question, holder.Name, mayBeAboutOwner: true);
    }

    private static Fix? Built(FixBuilder fix, FixedQuestion question, string name, bool mayBeAboutOwner) => fix
        .MayDiffer(mayBeAboutOwner && AsksForPrivate(question.Call) ? "the new member is among those of its type" : null)
        .MayDiffer(question.IsOfAttributes ? "all callers share the attributes" : null)
        .MayDiffer(question.MayFail ? "what fails does so when the type is first used" : null)
        .Declares(name)
        .Build();

    private static bool AsksForPrivate(IInvocationOperation call)
    {
        foreach (var argument in call.Arguments)
        {
            if (argument.Value.ConstantValue is { HasValue: true, Value: int flags } && argument.Parameter?.Type.Name == nameof(BindingFlags)
                && (flags & (int)BindingFlags.NonPublic) != 0)
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>
    /// The field that an earlier fix has put the same answer in; null where there is none. Nothing else may be done with it than to read the answer, and no
    /// initializer before it may run code that asks.
    /// </summary>
    private static string? KeptIn(TypeDeclarationSyntax owner, ExpressionSyntax question, SemanticModel model, CancellationToken cancellationToken)
    {
        if (owner.Modifiers.Any(SyntaxKind.PartialKeyword))
            return null;
        foreach (var member in owner.Members)
        {
            if (member is PropertyDeclarationSyntax { Initializer: not null })
                return null;
            if (member is FieldDeclarationSyntax { Declaration.Variables: { Count: 1 } variables } field && field.Modifiers.Any(SyntaxKind.PrivateKeyword)
                && field.Modifiers.Any(SyntaxKind.StaticKeyword) && field.Modifiers.Any(SyntaxKind.ReadOnlyKeyword)
                && variables[0].Initializer is { } initializer && SameMeaning.IsOf(initializer.Value, question, model, cancellationToken)
                && IsOnlyRead(variables[0], owner, model, cancellationToken))
            {
                return variables[0].Identifier.Text;
            }

            if (member is FieldDeclarationSyntax other && !other.Modifiers.Any(SyntaxKind.ConstKeyword)
                && other.Declaration.Variables.Any(static variable => variable.Initializer is { Value: not LiteralExpressionSyntax }))
            {
                return null;
            }
        }

        return null;
    }

    /// <summary>Whether code only reads what a field holds: anything that may be changed, such as an array, is gone through or asked for an element.</summary>
    private static bool IsOnlyRead(VariableDeclaratorSyntax field, TypeDeclarationSyntax owner, SemanticModel model, CancellationToken cancellationToken)
    {
        if (model.GetDeclaredSymbol(field, cancellationToken) is not IFieldSymbol { Type: IArrayTypeSymbol })
            return true;
        foreach (var name in MemberIndex.Names(field.Identifier.ValueText, owner))
        {
            var isRead = name.Parent switch
            {
                ForEachStatementSyntax each => each.Expression == name,
                MemberAccessExpressionSyntax { Name.Identifier.ValueText: nameof(Array.Length) } => true,
                ElementAccessExpressionSyntax element => element.Parent switch
                {
                    AssignmentExpressionSyntax assignment => assignment.Right == element,
                    ArgumentSyntax argument => argument.RefKindKeyword.RawKind == 0,
                    MemberAccessExpressionSyntax access =>
                        model.GetSymbolInfo(access, cancellationToken).Symbol is { ContainingType: { } type } member
                        && type.IsOfFramework() && member is (IPropertySymbol or IMethodSymbol { ReducedFrom: null }),
                    EqualsValueClauseSyntax or BinaryExpressionSyntax or ReturnStatementSyntax or InterpolationSyntax => true,
                    _ => false,
                },
                _ => false,
            };
            if (!isRead)
                return false;
        }

        return true;
    }

    private static string TypeOf(ExpressionSyntax node, FixRequest request, CancellationToken cancellationToken)
    {
        var info = request.Model.GetTypeInfo(node, cancellationToken);
        return info.Type!.ToMinimalDisplayString(request.Model, info.Nullability.FlowState, node.SpanStart);
    }

    /// <summary>What is asked for, in Pascal case: "Properties", "ParseMethod".</summary>
    private static string NounOf(FixedQuestion question)
    {
        var method = question.Call.TargetMethod;
        var noun = method.Name.Substring("Get".Length);
        foreach (var argument in question.Call.Arguments)
        {
            if (argument.Value.ConstantValue is { HasValue: true, Value: string name } && SyntaxFacts.IsValidIdentifier(name))
                return char.ToUpperInvariant(name[0]) + name.Substring(1) + noun;
        }

        return noun;
    }

    /// <summary>The constraints of a type parameter as they are written, each on a line; null where the declaration is not at hand.</summary>
    private static string? ConstraintsOf(ITypeParameterSymbol parameter, CancellationToken cancellationToken)
    {
        if (parameter.DeclaringMethod is not { DeclaringSyntaxReferences: { Length: 1 } declarations }
            || declarations[0].GetSyntax(cancellationToken) is not MethodDeclarationSyntax method)
        {
            return null;
        }

        return string.Concat(method.ConstraintClauses
            .Where(clause => clause.Name.Identifier.ValueText == parameter.Name)
            .Select(static clause => "    " + clause.WithoutTrivia() + "\n"));
    }
}
